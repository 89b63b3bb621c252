import { reachesOf } from '@lia/sdk/accounts/permissions';
import { and, eq, isNull, or } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import { groups, sections } from '../institutions/tables.ts';
import type { Reportable } from '../moderation/reportable.ts';
import { Scope } from '../platform/scope.ts';
import { family, staff, student } from './scope.ts';
import { homeworkComments } from './tables.ts';

/** Comments on homework as what can be reported: a student reads those that are for students. */
export const reportableComment: Reportable = {
  async read(db, session, id) {
    if (reachesOf(session, 'homework.details').size === 0) return null;
    const scope = Scope.of(session, 'homework.details');
    const [row] = await db
      .select({ authorId: homeworkComments.authorId, schoolId: sections.schoolId, text: homeworkComments.body })
      .from(homeworkComments)
      .innerJoin(homework, eq(homework.id, homeworkComments.homeworkId))
      .innerJoin(activities, eq(activities.id, homework.activityId))
      .innerJoin(groups, eq(groups.id, activities.groupId))
      .innerJoin(sections, eq(sections.id, groups.sectionId))
      .innerJoin(users, eq(users.id, homework.userId))
      .where(
        and(
          eq(homeworkComments.id, id),
          isNull(homeworkComments.hiddenAt),
          isNull(activities.deletedAt),
          isNull(users.deletedAt),
          or(staff(scope), family(scope), and(student(scope), eq(homeworkComments.audience, 'student'))),
        ),
      );
    return row ?? null;
  },
  async hide(tx, id, hidden) {
    await tx
      .update(homeworkComments)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(homeworkComments.id, id));
  },
};
