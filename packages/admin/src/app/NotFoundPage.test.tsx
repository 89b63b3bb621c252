import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';

it('an unknown address of the console shows the not-found page, with a link back', async () => {
  await signIn();
  const router = await openConsole('/nada/de/nada');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esta página');
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: 'Volver al inicio de la consola' }).click();
  await expect.poll(() => router.state.location.pathname).not.toBe('/nada/de/nada');
});
