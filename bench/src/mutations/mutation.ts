/** A fault that is put in on purpose: one place of one file, and the tests that must fail for it. */
export interface Mutation {
  /** What goes wrong then; unique. */
  name: string;
  /** The file, from the root of the repository. */
  file: string;
  /** Text that stands in the file exactly once. */
  find: string;
  replace: string;
  /** Name of a Vitest project, and its cheapest file that must notice, from the root of the repository. */
  caughtBy: { project: string; file: string };
}

/** Writes mutations of one source folder, caught by one Vitest project, with paths from that folder. */
export const within =
  (folder: string, project: string) =>
  ({ file, test, ...mutation }: Pick<Mutation, 'name' | 'file' | 'find' | 'replace'> & { test: string }): Mutation => ({
    ...mutation,
    file: `${folder}/${file}`,
    caughtBy: { project, file: `${folder}/${test}` },
  });

/** The text of a mutation's file with the fault in it. Throws where it is not plain which place is meant. */
export function mutated(text: string, { name, file, find, replace }: Mutation): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`“${name}” does not apply: ${JSON.stringify(find)} must stand in ${file} exactly once.`);
  return before + replace + after;
}
