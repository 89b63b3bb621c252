import { sql } from 'drizzle-orm';

import { deleteRows, type ErasurePart } from '../erasure/part.ts';
import { certificateCorrections, certificates, lessonProgress, quizAttempts } from './tables.ts';

/** Certificates have the name of the person: their printed codes prove nothing any more. */
const deleteCertificates: ErasurePart = {
  by: [certificates.userId],
  async erase(tx, people) {
    const theirs = sql`${certificates.userId} in ${people}`;
    await tx
      .delete(certificateCorrections)
      .where(
        sql`${certificateCorrections.certificateId} in (select ${certificates.id} from ${certificates} where ${theirs})`,
      );
    await tx.delete(certificates).where(theirs);
  },
};

export const lessonErasure: readonly ErasurePart[] = [
  deleteCertificates,
  deleteRows(lessonProgress.userId, quizAttempts.userId),
];
