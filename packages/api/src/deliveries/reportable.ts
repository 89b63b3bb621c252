import { reachesOf } from '@lia/sdk/accounts/permissions';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import { groups, sections } from '../institutions/tables.ts';
import type { Reportable } from '../moderation/reportable.ts';
import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { Scope } from '../platform/scope.ts';
import { storedFiles } from '../platform/tables.ts';
import { family, staff, student } from './scope.ts';
import { deliveries, deliveryFiles, homeworkComments } from './tables.ts';

/** The school and the activity of the first of some homework that a session reads; null where it reads none. */
async function placeOf(db: Database, session: Session, ids: readonly string[], byStudents = true) {
  if (reachesOf(session, 'homework.details').size === 0) return null;
  const scope = Scope.of(session, 'homework.details');
  const [place] = await db
    .select({ schoolId: sections.schoolId, activity: activities.name })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(users, eq(users.id, homework.userId))
    .where(
      and(
        inArray(homework.id, [...ids]),
        isNull(activities.deletedAt),
        isNull(users.deletedAt),
        or(staff(scope), family(scope), byStudents ? student(scope) : undefined),
      ),
    )
    .limit(1);
  return place ?? null;
}

const reported = alias(homeworkComments, 'reported');

/** A comment with those that its author wrote with it for others of the team: each member has a row, and all of them one instant. */
const isWrittenWith = (id: string): SQL => sql`exists (select from ${homeworkComments} as ${reported}
  where ${reported.id} = ${id} and ${reported.authorId} = ${homeworkComments.authorId}
    and ${reported.createdAt} = ${homeworkComments.createdAt} and ${reported.audience} = ${homeworkComments.audience}
    and ${reported.body} = ${homeworkComments.body}
    and ${reported.audioId} is not distinct from ${homeworkComments.audioId})`;

/** Comments on homework as what can be reported: a student reads those that are for students. */
export const reportableComment: Reportable = {
  async read(db, session, id) {
    const [comment] = await db
      .select()
      .from(homeworkComments)
      .where(and(eq(homeworkComments.id, id), isNull(homeworkComments.hiddenAt)));
    if (!comment) return null;
    const place = await placeOf(db, session, [comment.homeworkId], comment.audience === 'student');
    const files = comment.audioId === null ? [] : [comment.audioId];
    return place && { authorId: comment.authorId, schoolId: place.schoolId, text: comment.body, files };
  },
  async hide(tx, id, hidden) {
    await tx
      .update(homeworkComments)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(isWrittenWith(id));
  },
  async copies(db, id) {
    const rows = await db.select({ id: homeworkComments.id }).from(homeworkComments).where(isWrittenWith(id));
    return rows.map((copy) => copy.id);
  },
};

/** A delivery, by the id that all of a team share. */
const isDelivery = (id: string): SQL => sql`coalesce(${deliveries.sharedFrom}, ${deliveries.id}) = ${id}`;

/** What students deliver as what can be reported, by who reads it: it is of the student who sent it. */
export const reportableDelivery: Reportable = {
  async read(db, session, id) {
    const sent = await db
      .select({
        id: deliveries.id,
        homeworkId: deliveries.homeworkId,
        authorId: sql<number>`(select sender.user_id from ${homework} as sender
          join ${deliveries} as sent on sent.homework_id = sender.id where sent.id = ${id})`,
        urlPath: deliveries.urlPath,
      })
      .from(deliveries)
      .innerJoin(homework, eq(homework.id, deliveries.homeworkId))
      .where(and(isDelivery(id), isNull(deliveries.hiddenAt)));
    const [first] = sent;
    if (!first) return null;
    const place = await placeOf(
      db,
      session,
      sent.map(({ homeworkId }) => homeworkId),
    );
    if (!place) return null;
    const files = await db
      .select({ id: storedFiles.id, name: storedFiles.name })
      .from(deliveryFiles)
      .innerJoin(storedFiles, eq(storedFiles.id, deliveryFiles.fileId))
      .where(eq(deliveryFiles.deliveryId, first.id))
      .orderBy(asc(storedFiles.name));
    return {
      authorId: first.authorId,
      schoolId: place.schoolId,
      text: [place.activity, ...first.urlPath, ...files.map(({ name }) => name)].join('\n'),
      files: files.map((file) => file.id),
    };
  },
  async hide(tx, id, hidden) {
    await tx
      .update(deliveries)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(isDelivery(id));
  },
};
