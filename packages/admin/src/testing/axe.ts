import axe from 'axe-core';

/** Each language, at a desk and on the narrowest screen that WCAG 2.2 asks for (1.4.10). */
export const readings = [
  ['es', 1280],
  ['es', 320],
  ['en', 1280],
  ['en', 320],
] as const;

/** What breaks WCAG 2.2 AA on the page, as `rule: the elements at fault`, and whether it scrolls sideways. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
    ...(['rtl', 'ltr'] as const).filter(scrollsSideways).map((direction) => `scrolls sideways: ${direction}`),
  ];
}

function scrollsSideways(direction: 'ltr' | 'rtl'): boolean {
  document.documentElement.dir = direction;
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}
