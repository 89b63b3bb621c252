import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { donationForm, fillDonation, lucia } from './personas/donor.ts';

const { school, marketing, product } = addresses();

for (const path of ['/donativos', '/campana']) {
  test(`${path}: the school's policy has nothing to forbid`, async ({ page }) => {
    // Reported by the page itself, so that what happens before and during the whole visit counts.
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(globalThis, 'reportViolation');
        const text = `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`;
        if (typeof report === 'function') report(text);
      });
    });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));

    const response = await page.goto(school + path);
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await fillDonation(page, lucia(), { mode: 'De 1 a 10 niñas y niños', children: 1 });
    await page.getByLabel('Logotipo o documento').setInputFiles({
      name: 'logo.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
    });
    await page.getByRole('button', { name: 'Donar $3,600.00' }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("the school's loud CSS stays outside, and ours inside", async ({ page }) => {
  await page.goto(`${school}/donativos`);
  const button = donationForm(page).getByRole('button', { name: 'Donar' });
  await expect(button).toHaveCSS('text-transform', 'none');
  await expect(button).toHaveCSS('transform', 'none');
  await expect(button).toHaveCSS('float', 'none');
  const name = donationForm(page).getByLabel('Nombre completo');
  await expect(name).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(name).toHaveCSS('letter-spacing', 'normal');

  const heading = page.getByRole('heading', { name: 'Colegio Las Jacarandas' });
  const before = await heading.evaluate((element) => JSON.stringify(Object.entries(getComputedStyle(element))));
  await page.route('**/embed/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('link', { name: 'Hacer mi donativo en el sitio de LIA' })).toBeVisible();
  expect(await heading.evaluate((element) => JSON.stringify(Object.entries(getComputedStyle(element))))).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const links = [
    [`${school}/donativos`, 'Hacer mi donativo en el sitio de LIA', '/registroapoyar'],
    [`${school}/patrocinios`, 'Patrocinar en el sitio de LIA', '/registropatrocinar/2'],
    [`${school}/voluntariado`, 'Proponer un voluntariado en el sitio de LIA', '/registrovoluntario'],
    [`${marketing}/padres`, 'Registrar a mis hijos en el sitio de LIA', '/register?type=padre&membership=gratis'],
  ] as const;
  for (const [address, name, path] of links) {
    test(`a link leads to the same form on our own site: ${path}`, async ({ page }) => {
      await page.goto(address);
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `${product}${path}`);
    });
  }
});
