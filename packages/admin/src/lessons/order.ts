import type { ContentsOrder, CourseContents } from '@lia/sdk/lessons/contents';

/** Which way something goes in the order of a course. */
export type Direction = -1 | 1;

/** The order of what a course consists of. */
export const orderOf = (contents: CourseContents): ContentsOrder => ({
  sections: contents.map(({ id, lessons }) => ({ id, lessons: lessons.map((lesson) => lesson.id) })),
});

/** A list with one of it in another place. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** With a section one place further; null where there is none. */
export function moveSection(contents: CourseContents, id: string, by: Direction): CourseContents | null {
  const from = contents.findIndex((section) => section.id === id);
  const to = from + by;
  return to < 0 || to >= contents.length ? null : moved(contents, from, to);
}

/** With a lesson one place further, into the next section where it stands at the edge of its own; null where there is none. */
export function moveLesson(contents: CourseContents, id: string, by: Direction): CourseContents | null {
  const at = contents.findIndex(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const section = contents[at];
  if (!section) return null;
  const from = section.lessons.findIndex((lesson) => lesson.id === id);
  const to = from + by;
  if (to >= 0 && to < section.lessons.length) {
    return contents.map((one) => (one === section ? { ...one, lessons: moved(one.lessons, from, to) } : one));
  }
  const next = contents[at + by];
  return next ? placeLesson(contents, id, next.id, by === 1 ? 0 : next.lessons.length) : null;
}

/** With a lesson at a place of a section, counted without the lesson itself. */
export function placeLesson(contents: CourseContents, id: string, sectionId: string, place: number): CourseContents {
  const lesson = contents.flatMap(({ lessons }) => lessons).find((one) => one.id === id);
  if (!lesson) return contents;
  return contents.map((section) => {
    const others = section.lessons.filter((one) => one.id !== id);
    if (section.id !== sectionId) return { ...section, lessons: others };
    return { ...section, lessons: [...others.slice(0, place), lesson, ...others.slice(place)] };
  });
}
