import type { LessonStatus } from '@lia/sdk/lessons/rules';
import type { OutlineLesson } from '@lia/sdk/lessons/schema';
import { and, asc, eq, or, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { isThere } from './access.ts';
import { courseSections, lessonProgress, lessons } from './tables.ts';

/** A lesson in the order of its course, with what one person has done of it. */
export interface StudiedLesson extends OutlineLesson {
  section_id: string;
  opened_at: string | null;
}

/** What one person has done of a lesson. */
const statusOf = (progress: Pick<typeof lessonProgress.$inferSelect, 'completedAt'> | null | undefined): LessonStatus =>
  !progress ? 'new' : progress.completedAt === null ? 'started' : 'completed';

/** The lessons of a course in its order, as a person finds them; drafts where they see them. */
export async function lessonsFor(
  db: Database,
  courseId: number,
  { userId, drafts }: { userId: number; drafts: boolean },
): Promise<StudiedLesson[]> {
  const rows = await db
    .select({
      id: lessons.id,
      section_id: lessons.sectionId,
      title: lessons.title,
      kind: lessons.kind,
      minutes: lessons.minutes,
      published: lessons.published,
      progress: lessonProgress,
    })
    .from(lessons)
    .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(and(eq(courseSections.courseId, courseId), isThere, or(eq(lessons.published, true), sql`${drafts}`)))
    .orderBy(asc(courseSections.position), asc(courseSections.id), asc(lessons.position), asc(lessons.id));
  return rows.map(({ progress, ...lesson }) => ({
    ...lesson,
    status: statusOf(progress),
    opened_at: progress?.openedAt.toISOString() ?? null,
  }));
}
