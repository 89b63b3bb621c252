import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { useServices } from '../../services/services.ts';
import { createTestContext } from '../../testing/context.tsx';

/** Farthest that a toast is from the corner, in pixels. */
const CORNER = 32;

const toast = page.getByRole('alert').filter({ hasText: 'Guardado' });

function ShowToast() {
  const { toasts } = useServices();
  return <button onClick={() => toasts.show('success', 'Guardado')}>Guardar</button>;
}

test('a toast stays for 6000 ms at the bottom right, as document 1 section 8 asks', async () => {
  await createTestContext().open('/', 'es', <ShowToast />);
  const save = page.getByRole('button', { name: 'Guardar' });
  // The first one fetches how a toast looks.
  await save.click();
  await expect.element(toast).toBeVisible();
  const { right, bottom } = toast.element().getBoundingClientRect();
  expect(document.documentElement.clientWidth - right).toBeLessThan(CORNER);
  expect(window.innerHeight - bottom).toBeLessThan(CORNER);

  vi.useFakeTimers();
  await save.click();
  await vi.advanceTimersByTimeAsync(5990);
  expect(toast.query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10);
  expect(toast.query()).toBeNull();
});
