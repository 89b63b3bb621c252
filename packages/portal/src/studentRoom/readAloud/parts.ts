/** The attribute of what a button reads: the nearest one around it. */
export const READ_ROOT = 'data-read-root';

/** What is read in one breath: headings, paragraphs and terms, what sends a form, and what is marked as a part. */
const PARTS = 'h1, h2, h3, h4, p, dt, dd, label, figcaption, output, button[type=submit], [data-read]';

/** The parts of an element that are read, in the order of the page: what is shown, each text once. */
export function partsOf(root: Element): Element[] {
  const found = [...root.querySelectorAll(PARTS)].filter(
    (part) => part.getClientRects().length > 0 && part.closest('[aria-hidden=true]') === null && textOf(part) !== '',
  );
  return found.filter((part) => !found.some((other) => other !== part && other.contains(part)));
}

/** A part's text with its spaces as a voice needs them. */
export const textOf = (part: Element): string => part.textContent.replaceAll(/\s+/g, ' ').trim();
