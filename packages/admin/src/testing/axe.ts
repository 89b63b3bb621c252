import axe from 'axe-core';
import { page } from 'vitest/browser';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10). */
const NARROW = 320;

// Otherwise it writes out all that it looks at, with what is inside, and not the elements at fault alone.
axe.configure({ noHtml: true });

/** Each language, and each layout: on the narrowest screen, and at a desk. */
export const readings = [
  ['es', NARROW],
  ['en', 1280],
] as const;

/** What breaks WCAG 2.2 AA on the page, as `rule: the elements at fault`, and whether it scrolls sideways. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Only what is read below.
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
  });
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, 200)).join(' ')}`),
    ...sideways().map((direction) => `scrolls sideways: ${direction}`),
  ];
}

/** The same of a whole screen, and whether it scrolls sideways on the narrowest one, whatever the width that it is at. */
export async function screenViolations(): Promise<string[]> {
  const found = await violations();
  const { innerWidth: width, innerHeight: height } = window;
  if (width === NARROW) return found;
  await page.viewport(NARROW, height);
  await drawn();
  found.push(...sideways().map((direction) => `scrolls sideways at ${NARROW} px: ${direction}`));
  await page.viewport(width, height);
  return found;
}

/** Media queries are answered before a frame, and what React draws upon them is laid out with the next one. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

const sideways = (): ('rtl' | 'ltr')[] => (['rtl', 'ltr'] as const).filter(scrollsSideways);

function scrollsSideways(direction: 'ltr' | 'rtl'): boolean {
  document.documentElement.dir = direction;
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}
