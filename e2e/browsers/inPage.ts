import { Ivya } from 'ivya';

/** Runs in the page: finds elements as Playwright's locators do, through open shadow roots, and records what goes wrong. */
const ivya = Ivya.create({ browser: navigator.userAgent.includes('Firefox') ? 'firefox' : 'webkit' });

const errors: string[] = [];
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  errors.push(`the page's policy forbids ${violatedDirective} ${blockedURI}`),
);

/** The `nth` of the visible elements that a selector finds, in the middle of the window; null while it is not there. */
function find(selector: string, nth: number): Element | null {
  const element = ivya.queryLocatorSelectorAll(`${selector} >> visible=true`)[nth] ?? null;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/** What a visitor knows of an element; the focus by what has it, for `:focus` holds in the window in front alone. */
function stateOf(element: Element) {
  const node = element.getRootNode();
  const root = node instanceof ShadowRoot ? node : document;
  const described = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return {
    focused: root.activeElement === element,
    description: described.map((id) => root.getElementById(id)?.textContent).join(' '),
    value: 'value' in element ? element.value : undefined,
    checked: 'checked' in element ? element.checked : undefined,
  };
}

/** What went wrong on the page since the last call. */
function takeErrors(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} pixels in ${clientWidth}`] : [];
  return [...errors.splice(0), ...wide];
}

export const inPage = { find, stateOf, takeErrors };

Object.assign(globalThis, { inPage });
