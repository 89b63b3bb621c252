import axe from 'axe-core';

/** Each language, at a desk and on a phone. */
export const readings = [
  ['es', 1280],
  ['es', 390],
  ['en', 1280],
  ['en', 390],
] as const;

/** What breaks WCAG 2.2 AA on the page, as `rule: the elements at fault`. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}
