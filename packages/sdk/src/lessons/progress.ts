import type { LessonStatus } from './rules.ts';

/** How far a student is in a course. */
export interface CourseProgress {
  /** Lessons that they have completed, of those that count. */
  completed: number;
  /** Lessons that count: published ones that are still in the course. */
  total: number;
  /** In whole percent, rounded down: 100 is reached with the last lesson alone. */
  percent: number;
  /** Whether every lesson that counts is completed; never of a course without lessons. */
  finished: boolean;
}

/** A lesson in the order of its course. */
export interface CountedLesson {
  id: string;
  /** Drafts do not count. */
  published: boolean;
  status: LessonStatus;
  /** ISO instant at which it was last opened; null where it never was. */
  opened_at: string | null;
}

/**
 * The progress in a course that has these lessons today. A lesson that was deleted or taken back is not among them, or not
 * published: it counts neither as completed nor as missing. What was completed stays so, and counts again with its lesson.
 */
export function progressOf(lessons: readonly Pick<CountedLesson, 'published' | 'status'>[]): CourseProgress {
  const counted = lessons.filter(({ published }) => published);
  const completed = counted.filter(({ status }) => status === 'completed').length;
  const total = counted.length;
  return {
    completed,
    total,
    percent: total === 0 ? 0 : Math.floor((completed * 100) / total),
    finished: total > 0 && completed === total,
  };
}

/**
 * Where a student goes on: at the lesson that they opened last, or at the next one after it that is not completed; after the last
 * lesson, at the first that they left out. Null where none is left.
 */
export function resumeAt(lessons: readonly CountedLesson[]): string | null {
  const counted = lessons.filter(({ published }) => published);
  const opened = counted.map(({ opened_at }) => opened_at ?? '');
  const latest = opened.reduce((best, one, at) => (one > (opened[best] ?? '') ? at : best), 0);
  const ahead = [...counted.slice(latest), ...counted.slice(0, latest)];
  return ahead.find(({ status }) => status !== 'completed')?.id ?? null;
}
