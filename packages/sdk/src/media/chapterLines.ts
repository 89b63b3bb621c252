import { formatDuration, readDuration } from './duration.ts';
import type { Chapter } from './schema.ts';

/** A chapter as it is typed: `4:07`, and what it is about. */
export interface ChapterLine {
  at: string;
  title: string;
}

/** Chapters as lines to be changed. */
export const linesOf = (chapters: readonly Chapter[]): ChapterLine[] =>
  chapters.map(({ at, title }) => ({ at: formatDuration(at), title }));

/** The line that is added to others: the first chapter begins with the video. */
export const nextLine = (lines: readonly ChapterLine[]): ChapterLine => ({
  at: lines.length === 0 ? '0:00' : '',
  title: '',
});

/** What of a line is wrong. */
export const wrongIn = ({ at, title }: ChapterLine): Record<keyof ChapterLine, boolean> => ({
  at: readDuration(at) === null,
  title: title.trim() === '',
});

/** The chapters of lines of text; null where something of one is wrong. */
export function chaptersOf(lines: readonly ChapterLine[]): Chapter[] | null {
  const read = lines.flatMap(({ at, title }) => {
    const seconds = readDuration(at);
    return seconds === null || title.trim() === '' ? [] : [{ at: seconds, title: title.trim() }];
  });
  return read.length === lines.length ? read : null;
}
