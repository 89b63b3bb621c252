import { desc, eq, sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import type { ArchiveContribution } from '../archives/part.ts';
import { homework } from '../homework/tables.ts';
import { storedFiles } from '../platform/tables.ts';
import { deliveries, deliveryFiles } from './tables.ts';

/** What a student delivered. The files themselves may be videos of any number: they are downloaded where they were delivered. */
export const deliveryArchive: ArchiveContribution = {
  deliveries: {
    by: [],
    read: (db, person) =>
      db
        .select({
          activity: activities.name,
          delivered_at: deliveries.deliveredAt,
          files: sql<string[]>`array(
            select ${storedFiles.name} from ${deliveryFiles} join ${storedFiles} on ${storedFiles.id} = ${deliveryFiles.fileId}
            where ${deliveryFiles.deliveryId} = ${deliveries.id} order by ${storedFiles.createdAt})`,
          fingerprint: deliveries.fingerprint,
        })
        .from(deliveries)
        .innerJoin(homework, eq(homework.id, deliveries.homeworkId))
        .innerJoin(activities, eq(activities.id, homework.activityId))
        .where(sql`${homework.userId} in ${person} and ${activities.deletedAt} is null`)
        .orderBy(desc(deliveries.deliveredAt)),
  },
};
