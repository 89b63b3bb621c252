import { useEffect, useState } from 'react';

/** A dialog is closed by what is done in it: the place is where it was opened from. */
const DIALOG = '.MuiModal-root';

const headings = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter((heading) => !heading.closest(DIALOG));

/** A control that had the focus, and the heading of what it stands in. */
interface Place {
  control: HTMLElement;
  heading: HTMLElement | undefined;
}

function placeOf(control: EventTarget | null): Place | null {
  if (!(control instanceof HTMLElement) || control === document.body || control.closest(DIALOG)) return null;
  const heading = headings().findLast(
    (one) => (one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return { control, heading };
}

/** Whether the focus is on something that is shown. What is hidden keeps it until the next drawing. */
function hasFocus({ activeElement }: Document): boolean {
  return activeElement !== null && activeElement !== document.body && activeElement.getClientRects().length > 0;
}

function focusAgain({ control, heading }: Place, options: FocusOptions | undefined): void {
  if (hasFocus(document)) return;
  control.focus();
  // It is disabled, hidden or gone.
  if (document.activeElement === control && hasFocus(document)) return;
  // The section may be drawn again as another one.
  const now = headings();
  const target = heading?.isConnected
    ? heading
    : (now.find((one) => one.textContent === heading?.textContent) ?? now[0]);
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus(options);
}

/** Aborted by the next key or press: after that, the focus is where someone wants it. */
export function nextPress(): AbortSignal {
  const press = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, () => press.abort(), { capture: true, signal: press.signal });
  return press.signal;
}

/**
 * Keeps the keyboard's place after an action: where the control that made it goes, at once or with what is read again, the heading
 * of its section has the focus, until another key is pressed.
 */
export function useKeptPlace(): (options?: FocusOptions) => void {
  const [last] = useState(() => ({ place: placeOf(document.activeElement) }));
  useEffect(() => {
    const note = ({ target }: Event): void => {
      last.place = placeOf(target) ?? last.place;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [last]);

  return (options) => {
    const { place } = last;
    if (!place) return;
    const observer = new MutationObserver(() => focusAgain(place, options));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    nextPress().addEventListener('abort', () => observer.disconnect());
  };
}
