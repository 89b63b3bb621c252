/** A section of a syllabus. */
export interface SyllabusSection {
  title: string;
  topics: string[];
}

/**
 * The sections of a syllabus: each is a paragraph of the text, with its title in the first line and a topic in each line
 * below it.
 */
export const sectionsOf = (syllabus: string): SyllabusSection[] =>
  syllabus.split(/\n\s*\n/).flatMap((paragraph) => {
    const [title, ...topics] = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return title === undefined ? [] : [{ title, topics }];
  });
