import axe from 'axe-core';

// Otherwise it writes out all that it looks at, with what is inside, and not the elements at fault alone.
axe.configure({ noHtml: true });

/** What breaks WCAG 2.2 AA below an element, as `rule: the elements at fault`. */
export async function violations(element: Element): Promise<string[]> {
  // A colour on its way to another one is not the colour that people read.
  // One that is cut short, as its element goes, has ended as well.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations: found } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // Only what is read below.
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.element?.outerHTML.slice(0, 300)).join(' ')}`);
}
