import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { proves } from './journeys.ts';
import { openConsole } from './personas/administrator.ts';
import { fillSponsorship, julia, sponsorshipForm } from './personas/sponsor.ts';

const { school, marketing, product } = addresses();
const project = { what: 'Proyectos especiales', students: '3', months: '6' } as const;
const course = { what: 'Cursos de programación en línea', students: '1' } as const;

const searched = (q: string) => `/admin/sponsorships?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

const outcomes = [
  { decision: 'Aprobar', receipt: '¡Gracias! Tu pago está aprobado', state: 'Aprobado' },
  { decision: 'Rechazar', receipt: 'Tu pago no se realizó', state: 'Rechazado' },
];

for (const { decision, receipt, state } of outcomes) {
  test(
    `a project for three students over six months, from «Quiero apoyar»: ${state.toLowerCase()}`,
    proves('sponsorship', 'happy'),
    async ({ page }) => {
      const sponsor = julia();
      await page.goto(`${marketing}/apoyar`);
      await page.getByRole('link', { name: 'Patrocinar', exact: true }).click();
      await fillSponsorship(page, sponsor, project);
      await page.getByLabel('Logotipo o documento').setInputFiles({
        name: 'mayahuel.png',
        mimeType: 'image/png',
        buffer: LOGO,
      });
      await page.getByRole('button', { name: 'Patrocinar $10,800.00' }).click();
      await expect(page.getByRole('heading', { name: 'Recibimos tu patrocinio. Te llevamos al pago' })).toBeFocused();

      await expect(page).toHaveURL(new RegExp(`^${product}/sandbox/checkout/`));
      await expect(page.getByRole('main')).toContainText('$10,800.00');
      await page.getByRole('button', { name: decision }).click();
      await expect(page).toHaveURL(/\/receipt\?/);
      await expect(page.getByRole('heading', { name: receipt })).toBeVisible();
      const items = page.getByLabel('Lo que incluye este recibo');
      for (const text of ['Patrocinio de proyectos especiales', '3', '$3,600.00', '$10,800.00'])
        await expect(items).toContainText(text);

      await openConsole(page, '/admin/sponsorships');
      await page.goto(searched(sponsor.businessName));
      await page.getByRole('link', { name: sponsor.businessName }).click();
      await expect(page.getByRole('heading', { name: `Patrocinio de ${sponsor.businessName}` })).toBeVisible();
      const main = page.getByRole('main');
      for (const text of [state, '3 estudiantes × 6 meses × $600.00 m.n.', sponsor.institution, '2461234567'])
        await expect(main).toContainText(text);
      const logo = page.getByRole('img', { name: `Logotipo de ${sponsor.businessName}` });
      await expect(logo).toHaveJSProperty('naturalWidth', 2);
    },
  );
}

test("courses from a school's strict page, whose policy has nothing to forbid", async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${school}/patrocinios`);
  await expect(sponsorshipForm(page).getByRole('radio', { name: course.what })).toBeChecked();
  await fillSponsorship(page, julia(), { ...course, students: '10' });
  await page.getByRole('button', { name: 'Patrocinar $21,000.00' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('main')).toContainText('$21,000.00');
  expect(problems).toEqual([]);
});

test('an amount goes to the payment as it was typed', async ({ page }) => {
  await page.goto('/registropatrocinar/1');
  await fillSponsorship(page, julia(), { what: project.what, students: 'Otra cantidad', pesos: '1500.50' });
  await page.getByRole('button', { name: 'Patrocinar $1,500.50' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('main')).toContainText('$1,500.50');
});

test('more than ten students lead to a conversation, and the form begins anew', async ({ page }) => {
  const sponsor = julia();
  await page.goto(`${school}/patrocinios`);
  await fillSponsorship(page, sponsor, { what: 'Proyectos especiales', students: 'Más de 10' });
  await page.getByRole('button', { name: 'Pedir que me contacten' }).click();
  const thanks = 'Recibimos tu solicitud. Nos pondremos en contacto contigo';
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  await page.getByRole('button', { name: 'Hacer otro patrocinio' }).click();
  await expect(sponsorshipForm(page).getByLabel('Nombre completo')).toHaveValue('');
  expect(page.url()).toBe(`${school}/patrocinios`);

  await openConsole(page, '/admin/sponsorships');
  await page.goto(searched(sponsor.businessName));
  await page.getByRole('link', { name: sponsor.businessName }).click();
  await expect(page.getByText('Hay que llamar a este patrocinador')).toBeVisible();
});

test('the back button brings back what was typed', proves('sponsorship', 'back'), async ({ page }) => {
  const sponsor = julia();
  await page.goto(`${marketing}/apoyar/patrocinio`);
  await fillSponsorship(page, sponsor, course);
  await page.getByRole('link', { name: 'Prefiero donar' }).click();
  await expect(page).toHaveURL(`${marketing}/apoyar#donar`);
  await page.goBack();
  const form = sponsorshipForm(page);
  await expect(form.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(form.getByLabel('Empresa o razón social')).toHaveValue(sponsor.businessName);
});

/** Two pixels, red and blue. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==',
  'base64',
);
