import { expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** A field may wait for its list, or for its text, from the API. */
const SOON = { timeout: 5000, interval: 5 };

/** Lets the page draw what was just done, as it does between any two things that a person does. */
export const turn = (): Promise<void> => new Promise((done) => void setTimeout(done));

/** Types over what a field holds, within the page: a trip to the driver and back costs more than all that listens. */
export async function typeInto(element: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  element.focus();
  element.select();
  // The browser's own typing: what listens hears what it hears from a keyboard, or from a paste.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types without that trip
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  expect(element.value.trim()).toBe(text.trim());
  await turn();
}

/** Types a text into each field, in order. */
export async function fill(box: (label: string) => Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const element = await enabled(box(label));
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new TypeError(`Nothing can be typed into ${label}`);
    await typeInto(element, text);
  }
}

/** Chooses one of a list, once the list is there. */
export async function choose(label: string, name: string): Promise<void> {
  const list = await enabled(page.getByLabelText(label));
  if (!(list instanceof HTMLSelectElement)) throw new TypeError(`${label} is no list`);
  const option = await vi.waitFor(() => {
    const named = [...list.options].find((one) => one.label === name);
    if (!named) throw new Error(`${label} does not offer ${name}`);
    return named;
  }, SOON);
  list.focus();
  list.value = option.value;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await turn();
}

/** Ticks a box, or chooses one of several, once it can be. */
export async function tick(box: Locator): Promise<void> {
  const input = await enabled(box);
  if (!(input instanceof HTMLInputElement)) throw new TypeError('Only boxes are ticked');
  input.focus();
  input.click();
  await turn();
}

/** The field, drawn and usable. */
const enabled = (field: Locator): Promise<Element> =>
  vi.waitFor(() => {
    const element = field.element();
    expect(element).toBeVisible();
    expect(element).toBeEnabled();
    return element;
  }, SOON);

/** Ticks both consents of the form on the page. */
export async function acceptTexts(): Promise<void> {
  await tick(page.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }));
  await tick(page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }));
}

/** Presses a button twice by keyboard. A second click could hit what has replaced the button, and take the focus from it. */
export async function pressTwice(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled();
  button.element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
}
