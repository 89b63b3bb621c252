import { formatPesos, toPesos } from '@lia/sdk/payments/money';
import { getPayout, getPayoutEntries } from '@lia/sdk/payouts/endpoints';
import { payoutEntryLabels } from '@lia/sdk/payouts/labels';
import Papa from 'papaparse';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn } from '../testing/context.tsx';
import { downloads, saved } from '../testing/downloads.ts';

it('shows a school what came through its own sites, month by month, and gives it as a file', async () => {
  await signIn('admin_escuela');
  const router = await openConsole('/payouts');
  await expect.element(page.getByRole('heading', { name: 'Estados de cuenta', level: 1 })).toBeVisible();
  const statement = page.getByRole('link', { name: /^\p{L}+ de \d{4}$/u }).first();
  await expect.element(statement).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  await statement.click();
  await expect.element(page.getByRole('heading', { name: /^Estado de cuenta · \p{L}+ de \d{4}$/u })).toBeVisible();
  const entries = page.getByRole('region', { name: /^Movimientos/ });
  await expect
    .element(
      entries
        .getByRole('row', {
          name: /\$[\d,.]+ m\.n\. (\$[\d,.]+ m\.n\.|No se sabe) Aportación Donativo LIA-\d{6} Colegio Jacarandas/,
        })
        .first(),
    )
    .toBeVisible();
  const id = decodeURIComponent(router.state.location.pathname.split('/').at(-2) ?? '');
  const { month, paid, refunded, net } = await clientOf().call(getPayout, { params: { id } });
  await expect
    .element(page.getByText(`${formatPesos(paid)} recibido · ${formatPesos(refunded)} devuelto`, { exact: true }))
    .toBeVisible();
  const { entries: made, fees } = await clientOf().call(getPayoutEntries, { params: { id } });
  const kept = fees.unknown < made.length ? formatPesos(fees.known) : 'No se sabe';
  await expect.element(entries.getByRole('row', { name: `Neto del mes ${formatPesos(net)} ${kept}` })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Colegio Jacarandas \d/ })).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  // US Letter, portrait.
  const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { media: value });
  onTestFinished(async () => void (await media('')));
  const { innerWidth, innerHeight } = window;
  await page.viewport(720, 960);
  await media('print');
  expect(page.getByRole('banner').elements()).toEqual([]);
  expect(page.getByRole('menu').elements()).toEqual([]);
  const { right } = entries.getByRole('table').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await media('');
  await page.viewport(innerWidth, innerHeight);

  const files = downloads();
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await saved(files, new RegExp(`^estado-de-cuenta-${month}\\.csv$`));
  const { data } = Papa.parse<Record<string, string>>(await file.text(), { header: true });
  // Plain numbers, which a spreadsheet adds up.
  const plain = (amount: number | null) => (amount === null ? '' : toPesos(amount).toFixed(2));
  const { amount, fee } = payoutEntryLabels;
  const amounts = data.map((row) => [row[`${amount.es} (pesos)`], row[`${fee.es} (pesos)`]]);
  expect(amounts).toEqual(made.map((entry) => [plain(entry.amount), plain(entry.fee)]));
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

it('explains a net below zero, and names the month of the gift that went back', async () => {
  await signIn('admin_escuela');
  const asRefunded = (name: string, value: unknown) => (name === 'net' ? -28_800_00 : value);
  const ofOctober = (name: string, value: unknown) => {
    if (name === 'kind') return 'refund';
    return name === 'paid_month' ? '2026-10' : value;
  };
  await openConsole('/payouts', {
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (!/\/payouts\/[^/?]+(\/entries)?$/.test(url)) return response;
      const changed = url.endsWith('/entries') ? ofOctober : asRefunded;
      return Response.json(JSON.parse(await response.text(), changed), { headers: response.headers });
    },
  });
  await page
    .getByRole('link', { name: /^\p{L}+ de \d{4}$/u })
    .first()
    .click();
  await expect.element(page.getByText('$-28,800.00 m.n.').first()).toBeVisible();
  await expect.element(page.getByText(/^Se devolvió más de lo que llegó en el mes\./)).toBeVisible();
  await expect.element(page.getByText('Devolución de una aportación de octubre de 2026').first()).toBeVisible();
});
