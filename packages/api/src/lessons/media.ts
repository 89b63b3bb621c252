import { reachesOf } from '@lia/sdk/accounts/permissions';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';

import { courses } from '../courses/tables.ts';
import type { MediaOwner } from '../media/owner.ts';
import { media } from '../media/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { Scope } from '../platform/scope.ts';
import { isThere, readable, seesDrafts, studied } from './access.ts';
import { keepProgress } from './study.ts';
import { courseSections, lessons } from './tables.ts';

/** Videos of lessons that a condition on lessons, sections and courses finds. */
const ofLessons = (where: SQL | undefined): SQL => sql`${media.id} in (
  select ${lessons.mediaId} from ${lessons}
  join ${courseSections} on ${courseSections.id} = ${lessons.sectionId}
  join ${courses} on ${courses.id} = ${courseSections.courseId}
  where ${and(isThere, where)})`;

function read(session: Session): SQL | undefined {
  if (reachesOf(session, 'lessons.read').size === 0) return undefined;
  const scope = Scope.of(session, 'lessons.read');
  return ofLessons(and(readable(scope), or(eq(lessons.published, true), seesDrafts(scope))));
}

function edited(session: Session): SQL | undefined {
  if (reachesOf(session, 'courses.manage').size === 0) return undefined;
  return ofLessons(Scope.of(session, 'courses.manage').where({}));
}

function followed(session: Session): SQL | undefined {
  if (reachesOf(session, 'lessons.study').size === 0) return undefined;
  return ofLessons(and(studied(Scope.of(session, 'lessons.study')), eq(lessons.published, true)));
}

/** Completes the lesson of a video that was watched. */
async function complete(tx: Transaction, { mediaId, userId }: { mediaId: string; userId: number }): Promise<void> {
  const [lesson] = await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.mediaId, mediaId));
  if (lesson) await keepProgress(tx, userId, lesson.id, true);
}

/** Who plays the video of a lesson: who reads that. Its captions are changed by who edits courses; it is tracked of who has a place. */
export const lessonMedia: MediaOwner = { plays: read, manages: edited, tracks: followed, watched: complete };
