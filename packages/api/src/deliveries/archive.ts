import { desc, eq, type SQL, sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import type { ArchiveContribution } from '../archives/part.ts';
import { homework } from '../homework/tables.ts';
import { isSetToday } from '../homework/visible.ts';
import { groups } from '../institutions/tables.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { deliveries, deliveryFiles, homeworkComments } from './tables.ts';

/**
 * What a student delivered, and what was said about it. Files of homework that is set today may be videos of any number, and are downloaded where they were
 * delivered; those of what is not, which no one reaches there any more, are in it. Of what was hidden upon a report, that it was
 * delivered.
 */
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
            where ${deliveryFiles.deliveryId} = ${deliveries.id} and ${deliveries.hiddenAt} is null
            order by ${storedFiles.createdAt})`,
          links: sql<string[]>`case when ${deliveries.hiddenAt} is null then ${deliveries.urlPath} else '[]' end`,
          fingerprint: deliveries.fingerprint,
          hidden_at: deliveries.hiddenAt,
        })
        .from(deliveries)
        .innerJoin(homework, eq(homework.id, deliveries.homeworkId))
        .innerJoin(activities, eq(activities.id, homework.activityId))
        .where(sql`${homework.userId} in ${person} and ${activities.deletedAt} is null`)
        .orderBy(desc(deliveries.deliveredAt)),
    files: (db, person) =>
      db
        .select(storedFileColumns)
        .from(storedFiles)
        .where(
          // Once, though a file may stay over several attempts; what a team shares is of who uploaded it.
          sql`exists (select from ${deliveryFiles}
            join ${deliveries} on ${deliveries.id} = ${deliveryFiles.deliveryId} and ${deliveries.sharedFrom} is null
            join ${homework} on ${homework.id} = ${deliveries.homeworkId}
            join ${activities} on ${activities.id} = ${homework.activityId}
            join ${groups} on ${groups.id} = ${activities.groupId}
            where ${deliveryFiles.fileId} = ${storedFiles.id} and ${homework.userId} in ${person}
              and ${deliveries.hiddenAt} is null
              and ${activities.deletedAt} is null and ${isSetToday} is not true)`,
        )
        .orderBy(desc(storedFiles.createdAt), storedFiles.id),
  },
  homeworkComments: {
    by: [],
    read: (db, person) =>
      db
        .select({
          activity: activities.name,
          audience: homeworkComments.audience,
          text: homeworkComments.body,
          audio: storedFiles.name,
          created_at: homeworkComments.createdAt,
        })
        .from(homeworkComments)
        .innerJoin(homework, eq(homework.id, homeworkComments.homeworkId))
        .innerJoin(activities, eq(activities.id, homework.activityId))
        .leftJoin(storedFiles, eq(storedFiles.id, homeworkComments.audioId))
        .where(isAboutWorkOf(person))
        .orderBy(desc(homeworkComments.createdAt)),
    files: (db, person) =>
      db
        .select(storedFileColumns)
        .from(homeworkComments)
        .innerJoin(homework, eq(homework.id, homeworkComments.homeworkId))
        .innerJoin(activities, eq(activities.id, homework.activityId))
        .innerJoin(storedFiles, eq(storedFiles.id, homeworkComments.audioId))
        .where(isAboutWorkOf(person))
        .orderBy(desc(homeworkComments.createdAt)),
  },
};

/** What teachers wrote and recorded about the homework of a person, for them or their family. */
const isAboutWorkOf = (person: SQL): SQL => sql`${homework.userId} in ${person} and ${activities.deletedAt} is null
  and ${homeworkComments.hiddenAt} is null`;
