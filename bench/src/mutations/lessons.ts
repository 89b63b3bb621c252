import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Faults of what is studied in courses. */
export const lessonMutations = [
  api({
    name: 'Lessons: a place that was refunded still opens them',
    file: 'lessons/access.ts',
    find: " and place.status = 'active')",
    replace: ')',
    test: 'lessons/lessons.test.ts',
  }),
  api({
    name: 'Lessons: a late report of another window takes a completion back',
    file: 'lessons/study.ts',
    find: 'completedAt: sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`',
    replace: 'completedAt: sql`excluded.completed_at`',
    test: 'lessons/lessons.test.ts',
  }),
  api({
    name: 'Lessons: a draft’s video is played by its students',
    file: 'lessons/media.ts',
    find: 'or(eq(lessons.published, true), seesDrafts(scope))',
    replace: 'undefined',
    test: 'lessons/videos.test.ts',
  }),
  api({
    name: 'Lessons: who saves an older lesson writes over another author',
    file: 'lessons/contents.ts',
    find: 'given.version !== version',
    replace: 'given.version > version',
    test: 'lessons/editor.test.ts',
  }),
  api({
    name: 'Courses: a place that is used is taken back',
    file: 'courses/given.ts',
    find: '(await db.$count(enrolments, and(one, usesPlace))) > 0',
    replace: 'false',
    test: 'courses/given.test.ts',
  }),
];
