import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';

it('shows a school what came through its own sites, month by month, and gives it as a file', async () => {
  await signIn('admin_escuela');
  await openConsole('/payouts');
  await expect.element(page.getByRole('heading', { name: 'Estados de cuenta', level: 1 })).toBeVisible();
  const statement = page.getByRole('link', { name: /^\p{L}+ de \d{4}$/u }).first();
  await expect.element(statement).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  await statement.click();
  await expect.element(page.getByRole('heading', { name: /^Estado de cuenta · \p{L}+ de \d{4}$/u })).toBeVisible();
  const entries = page.getByRole('region', { name: /^Movimientos/ });
  await expect
    .element(
      entries.getByRole('row', { name: /\$[\d,.]+ m\.n\. Aportación Donativo LIA-\d{6} Colegio Jacarandas/ }).first(),
    )
    .toBeVisible();
  await expect.element(page.getByText(/recibido · .+ devuelto$/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Colegio Jacarandas \d/ })).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  const saved: string[] = [];
  const press = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function keep(this: HTMLElement) {
    if (this instanceof HTMLAnchorElement) saved.push(this.download);
  });
  try {
    await page.getByRole('button', { name: 'Descargar CSV' }).click();
    await expect.poll(() => saved).toEqual([expect.stringMatching(/^estado-de-cuenta-\d{4}-\d\d\.csv$/)]);
  } finally {
    press.mockRestore();
  }
});

it('shows that a statement could not be loaded, and tries again', async () => {
  let broken = true;
  await signIn('admin_escuela');
  await openConsole('/payouts', {
    fetch: (url, init) =>
      broken && url.endsWith('/entries')
        ? Promise.resolve(Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 }))
        : fetch(url, init),
  });
  await page
    .getByRole('link', { name: /^\p{L}+ de \d{4}$/u })
    .first()
    .click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos cargar el estado de cuenta.');
  broken = false;
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByText(/recibido · .+ devuelto$/)).toBeVisible();
});
