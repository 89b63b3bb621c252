import axe from 'axe-core';

// Otherwise it writes out all that it looks at, with what is inside, and not the elements at fault alone.
axe.configure({ noHtml: true });

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules among them that other colours can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What breaks WCAG 2.2 AA below an element, or some of its rules, as `rule: the elements at fault`. */
export async function violations(element: Element, runOnly = WCAG): Promise<string[]> {
  // A colour on its way to another one is not the colour that people read.
  // One that is cut short, as its element goes, has ended as well.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations: found } = await axe.run(element, {
    runOnly,
    // Only what is read below.
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.element?.outerHTML.slice(0, 300)).join(' ')}`);
}
