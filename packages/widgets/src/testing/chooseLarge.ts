import type { Locator } from 'vitest/browser';

/**
 * Chooses a file of so many bytes, as the file dialog does. `upload` would take seconds: it carries the bytes through the
 * test runner and back as text.
 */
export function chooseLarge(input: Locator, name: string, bytes: number): void {
  const element = input.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('Files are chosen in an input');
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], name));
  element.files = chosen.files;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}
