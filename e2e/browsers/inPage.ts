/**
 * What a walk asks of the page that a browser shows. Things are found by the names that people read, through open shadow
 * roots as well. This runs in the page, in every browser; nothing here waits.
 */

const KINDS = {
  field: 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea, select',
  choice: 'input[type=radio], input[type=checkbox]',
  file: 'input[type=file]',
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3',
} as const;

/** Something on the page: a name that ends in `…` is the beginning of one; `nth` counts from 0. */
export interface Wanted {
  kind: keyof typeof KINDS;
  name: string;
  nth?: number;
}

/** A file to give away; its type as MIME names it. */
export interface Paper {
  name: string;
  type: string;
  content: string;
}

function* within(root: Document | ShadowRoot): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* within(element.shadowRoot);
  }
}

const tidy = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of the elements that an attribute names. */
function toldBy(element: Element, attribute: 'aria-labelledby' | 'aria-describedby'): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  const ids = tidy(element.getAttribute(attribute)).split(' ');
  return tidy(ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' '));
}

const labelsOf = (element: Element): HTMLLabelElement[] =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    ? [...(element.labels ?? [])]
    : [];

function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label') ?? labelsOf(element)[0]?.textContent ?? element.textContent;
  return toldBy(element, 'aria-labelledby') || tidy(own);
}

const isNamed = (element: Element, name: string): boolean =>
  name.endsWith('…') ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name;

const find = ({ kind, name, nth = 0 }: Wanted): HTMLElement | undefined =>
  [...within(document)].filter(
    (element) => element.matches(KINDS[kind]) && element.checkVisibility() && isNamed(element, name),
  )[nth];

/** The innermost element with the focus. */
function focused(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

/** The innermost element that a click there would meet. */
function elementAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  for (let inner = element; inner?.shadowRoot; element = inner) {
    inner = inner.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === element) break;
  }
  return element;
}

const troubles: string[] = [];
addEventListener('error', ({ message }) => troubles.push(message));
addEventListener('unhandledrejection', ({ reason }) => troubles.push(`unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  troubles.push(`the page's policy forbids ${violatedDirective} ${blockedURI}`),
);

/** Where to click to use it; null while it is not there, is disabled, or something else lies over it. */
function pointOf(wanted: Wanted, evenDisabled: boolean): [x: number, y: number] | null {
  const element = find(wanted);
  if (!element || element.matches(':disabled')) return null;
  if (!evenDisabled && element.getAttribute('aria-disabled') === 'true') return null;
  // A choice may be drawn by its label alone.
  for (const target of [element, ...labelsOf(element)]) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = elementAt(x, y);
    if (hit !== null && (target.contains(hit) || labelsOf(element).some((label) => label.contains(hit)))) return [x, y];
  }
  return null;
}

function isFocused(wanted: Wanted): boolean {
  const element = find(wanted);
  return element !== undefined && element === focused();
}

const valueOf = (wanted: Wanted): string | null => {
  const element = find(wanted);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? element.value
    : null;
};

const isChecked = (wanted: Wanted): boolean => {
  const element = find(wanted);
  return element instanceof HTMLInputElement && element.checked;
};

/** What a screen reader says after the name of the field with the focus. */
const describedBy = (wanted: Wanted): string => {
  const element = find(wanted);
  return element ? toldBy(element, 'aria-describedby') : '';
};

/** Chooses in a list, whose own window no driver reaches; the option's text, or its place. False while it is not there. */
function choose(wanted: Wanted, option: string | number): boolean {
  const list = find(wanted);
  if (!(list instanceof HTMLSelectElement)) return false;
  const found = typeof option === 'number' ? list.options[option] : [...list.options].find((it) => it.text === option);
  if (!found) return false;
  list.focus();
  list.value = found.value;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Gives a file to the field, as its dialogue would. */
function attach(wanted: Wanted, { name, type, content }: Paper): boolean {
  const input = find(wanted);
  if (!(input instanceof HTMLInputElement)) return false;
  const carried = new DataTransfer();
  carried.items.add(new File([content], name, { type }));
  input.files = carried.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

const says = (text: string): boolean =>
  [...within(document)].some(
    (element) =>
      element.childElementCount === 0 && element.checkVisibility() && tidy(element.textContent).includes(text),
  );

/** Brings an element of ours near, which is when it comes alive; whether it has. */
const approach = (tag: string): boolean => {
  const element = document.querySelector(tag);
  element?.scrollIntoView({ behavior: 'instant' });
  return Boolean(element?.shadowRoot?.querySelector('lia-form:not([hidden])'));
};

/** What went wrong on the page since it was last asked. */
function wrong(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} pixels in ${clientWidth}`] : [];
  return [...troubles.splice(0), ...wide];
}

/** Where the visitor stands, for whoever reads that a walk failed. */
const scene = (): string =>
  `${location.href}: ${[...within(document)]
    .filter((element) => element.matches('h1, h2, h3, [role=alert], [part~=error]') && element.checkVisibility())
    .map((element) => tidy(element.textContent))
    .join(' | ')}`;

export const visited = {
  pointOf,
  isFocused,
  valueOf,
  isChecked,
  describedBy,
  choose,
  attach,
  says,
  approach,
  wrong,
  scene,
  isThere: (wanted: Wanted): boolean => find(wanted) !== undefined,
  address: (): string => location.href,
};

Object.assign(globalThis, { visited });
