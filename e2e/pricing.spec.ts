import { expect, test } from '@playwright/test';

import { demo, enter } from './personas/member.ts';

test('a member orders a plan of their audience, thinks again, and orders another', async ({ page }) => {
  await enter(page, demo('padre-i'), '/apps/suscription/');
  const monthly = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mensual' }) });
  await expect(monthly).toContainText('$149.00');
  for (const [name, total] of [
    ['Elegir el plan mensual', '$149.00'],
    ['Elegir el plan anual', '$1,490.00'],
  ] as const) {
    await page.getByRole('button', { name }).dblclick();
    await expect(page.getByText('Creamos tu pedido. Espera: te llevamos al pago')).toBeVisible();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await expect(page.getByRole('main')).toContainText(total);
    await page.goBack();
    await expect(page).toHaveURL('/apps/suscription/');
  }
});
