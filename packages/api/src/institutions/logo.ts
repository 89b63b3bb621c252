import type { InstitutionLogo } from '@lia/sdk/institutions/schema';
import { and, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import type { ReceivedFile, StoredFile } from '../platform/files.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { findPicture, replacePicture } from '../platform/pictures.ts';
import { API_ROOT } from '../platform/serve.ts';
import { schoolsIn } from './members.ts';
import { institutions } from './tables.ts';

type Call = ScopedCall<'everything' | 'school'>;

/** Path of a logo. Another one has another path, so that no browser shows the old one. */
export const logoPath = (fileId: string | null): string | null => fileId && `${API_ROOT}/school-logos/${fileId}`;

const itself = ({ scope }: Pick<Call, 'scope'>, id: number) => and(schoolsIn(scope), eq(institutions.id, id));

/** The logo of an institution; undefined where the scope has none. */
export async function readLogo(call: Call, id: number): Promise<InstitutionLogo | undefined> {
  const [institution] = await call.db
    .select({ fileId: institutions.logoFileId })
    .from(institutions)
    .where(itself(call, id));
  return institution && { logo: logoPath(institution.fileId) };
}

/** Puts a picture, or none, in place of the logo of an institution. @throws {ApiFailure} 404 where the scope has none */
export async function replaceLogo(call: Call, id: number, picture: ReceivedFile | null): Promise<void> {
  const row = {
    lock: async (tx: Transaction) => {
      const [institution] = await tx
        .select({ fileId: institutions.logoFileId })
        .from(institutions)
        .where(itself(call, id))
        .for('update');
      return institution;
    },
    name: (tx: Transaction, logoFileId: string | null) =>
      tx.update(institutions).set({ logoFileId }).where(eq(institutions.id, id)),
  };
  await replacePicture(call.db, row, picture);
}

/** The picture of a logo by its id; undefined where no institution has it. */
export const findLogo = (db: Database, fileId: string): Promise<StoredFile | undefined> =>
  findPicture(db, institutions.logoFileId, fileId);
