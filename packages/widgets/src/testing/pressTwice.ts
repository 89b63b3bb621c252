import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Presses a button twice by keyboard. A second click could hit what has replaced the button, and take the focus from it. */
export async function pressTwice(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled();
  button.element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
}
