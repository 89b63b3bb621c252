/** How far a box may overflow before it is visible, in CSS pixels. */
const SEEN = 1;

/** Something drawn: words, an icon, or the inside of a field. */
interface Ink {
  rect: DOMRect;
  element: Element;
  what: string;
}

/** What does not fit into an element's width, or lies over something else in it: a line for each. */
export function misfits(host: Element): string[] {
  const drawn = [...elementsOf(host)].filter(isDrawn);
  const frame = host.getBoundingClientRect();
  const ink = drawn.flatMap(inkOf);
  return [
    ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page scrolls'] : []),
    ...drawn
      .filter((element) => !within(element.getBoundingClientRect(), frame))
      .map((one) => `beside: ${nameOf(one)}`),
    ...drawn.filter(isTooWide).map((element) => `wider than its part: ${nameOf(element)}`),
    ...ink.filter(({ element, rect }) => isOutside(element, rect)).map(({ what }) => `out of its part: ${what}`),
    ...ink.flatMap((one, at) =>
      ink
        .slice(at + 1)
        .flatMap((other) => (lieOver(one, other) ? [`over each other: ${one.what} | ${other.what}`] : [])),
    ),
  ];
}

/** Below an element, the open shadow roots in it included. */
export function* elementsOf(root: ParentNode): Generator<Element> {
  for (const child of root.children) {
    yield child;
    if (child.shadowRoot) yield* elementsOf(child.shadowRoot);
    yield* elementsOf(child);
  }
}

/** What is for screen readers alone takes no place. */
const UNSEEN = '.lia-unseen, .lia-file, option, thead';

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return visible && width > 0 && height > 0 && element.closest(UNSEEN) === null;
}

const within = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - SEEN && inner.right <= outer.right + SEEN;

const isPart = (element: Element): boolean => element.hasAttribute('part');

const isTooWide = (element: Element): boolean =>
  isPart(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + SEEN;

/** Words that are cut short on purpose end in dots, and belong to what cuts them. */
const cutter = (element: Element): Element | null => element.closest('.lia-chosen-name');

function isOutside(element: Element, rect: DOMRect): boolean {
  const around = element.closest('[part]');
  return around !== null && cutter(element) === null && !within(rect, around.getBoundingClientRect());
}

function inkOf(element: Element): Ink[] {
  const name = nameOf(element);
  if (element.localName === 'svg') return [{ rect: element.getBoundingClientRect(), element, what: name }];
  if (element.matches('input:not([type=radio], [type=checkbox]), select, textarea'))
    return [{ rect: insideOf(element), element, what: name }];
  if (cutter(element)) return [{ rect: element.getBoundingClientRect(), element, what: name }];
  return textsOf(element).flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const what = `"${node.data.trim().slice(0, 40)}"`;
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map((line) => ({ rect: lettersOf(line), element, what }));
  });
}

/** A line's box is taller than what is written in it, and may reach into the next one. */
const lettersOf = ({ left, top, width, height }: DOMRect): DOMRect =>
  new DOMRect(left, top + height * 0.15, width, height * 0.7);

/** Where a field's own text stands. */
function insideOf(field: Element): DOMRect {
  const { left, top, width, height } = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  const [start, end] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
  return new DOMRect(left + start, top, width - start - end, height);
}

function lieOver(one: Ink, other: Ink): boolean {
  if (one.element === other.element) return false;
  const [a, b] = [one.rect, other.rect];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > SEEN && height > SEEN;
}

const nameOf = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}">${element.textContent.trim().slice(0, 40)}`;

/** Lines whose ends changed places: our languages run from left to right, wherever they stand. */
export function mixedUp(host: Element): string[] {
  return [...elementsOf(host)].filter(isDrawn).flatMap((element) =>
    textsOf(element).flatMap((node) => {
      const letters = node.data.split('').flatMap((letter, at) => (letter.trim() === '' ? [] : [letterAt(node, at)]));
      const [first] = letters;
      const last = letters.findLast(({ top }) => first !== undefined && Math.abs(first.top - top) < SEEN);
      return first !== undefined && last !== undefined && first.left > last.left ? [node.data] : [];
    }),
  );
}

function letterAt(node: Text, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
}

const textsOf = (element: Element): Text[] =>
  [...element.childNodes].filter((node) => node instanceof Text).filter(({ data }) => data.trim() !== '');

/** Twice as large as it was written, as people set it who see little: every text, and nothing but the text. */
export function enlargeText(host: Element, factor: number): void {
  const sizes = [...elementsOf(host)].map((element) => [element, getComputedStyle(element).fontSize] as const);
  for (const [element, size] of sizes) {
    if (element instanceof HTMLElement) element.style.fontSize = `${Number.parseFloat(size) * factor}px`;
  }
}
