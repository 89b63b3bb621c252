import { expect, type Locator, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { donationForm, fillDonation, lucia } from './personas/donor.ts';
import { fillSponsorship, julia, sponsorshipForm } from './personas/sponsor.ts';
import { fillVolunteering, inigoOfNandu, volunteeringForm } from './personas/volunteer.ts';
import { watchPolicy } from './policy.ts';

const { school, marketing, product } = addresses();

const visits: readonly { path: string; form: (page: Page) => Locator; fill: (page: Page) => Promise<void> }[] = [
  {
    path: '/campana',
    form: donationForm,
    fill: (page) => fillDonation(page, lucia(), { mode: 'De 1 a 10 niñas y niños', children: 1 }),
  },
  {
    path: '/patrocinios',
    form: sponsorshipForm,
    fill: (page) => fillSponsorship(page, julia(), { what: 'Cursos de programación en línea', students: '10' }),
  },
  { path: '/voluntariado', form: volunteeringForm, fill: (page) => fillVolunteering(page, inigoOfNandu()) },
];

for (const { path, form, fill } of visits) {
  test(`${path}: the school's policy has nothing to forbid, and the form is taken`, async ({ page }) => {
    const problems = await watchPolicy(page);
    await page.goto(school + path);
    await fill(page);
    await form(page)
      .getByRole('button', { name: /^(Donar|Patrocinar|Proponer)/ })
      .click();
    await expect(page.getByRole('heading', { name: /^Recibimos tu/ })).toBeFocused();
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

  test('links lead to the same forms on our own site', async ({ page }) => {
    for (const [address, name, path] of [
      [`${school}/donativos`, 'Hacer mi donativo en el sitio de LIA', '/registroapoyar'],
      [`${school}/patrocinios`, 'Patrocinar en el sitio de LIA', '/registropatrocinar/2'],
      [`${school}/voluntariado`, 'Proponer un voluntariado en el sitio de LIA', '/registrovoluntario'],
      [`${marketing}/padres`, 'Registrar a mis hijos en el sitio de LIA', '/register?type=padre&membership=gratis'],
    ] as const) {
      await page.goto(address);
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `${product}${path}`);
    }
  });
});
