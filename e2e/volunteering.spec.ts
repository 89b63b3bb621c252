import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { proves } from './journeys.ts';
import { openConsole } from './personas/administrator.ts';
import { fillVolunteering, inigoOfNandu, type Volunteer, volunteeringForm } from './personas/volunteer.ts';

const { school, marketing } = addresses();
const THANKS = 'Recibimos tu propuesta de voluntariado. Nos pondremos en contacto contigo';

const send = (page: Page) => volunteeringForm(page).getByRole('button', { name: /Proponer|Volver a intentar/ });

async function expectOneOffer(page: Page, { company }: Volunteer): Promise<void> {
  await openConsole(page, '/admin/volunteerings');
  await page.goto(`/admin/volunteerings?filter=${encodeURIComponent(JSON.stringify({ q: company }))}`);
  await expect(page.getByRole('link', { name: company })).toHaveCount(1);
}

test(
  'a company offers its time from «Quiero apoyar», and the team sees the whole of it',
  proves('volunteering', 'happy'),
  async ({ page }) => {
    const volunteer = inigoOfNandu();
    await page.goto(`${marketing}/apoyar`);
    await page.getByRole('link', { name: 'Ser voluntarios' }).click();
    await fillVolunteering(page, volunteer);
    await send(page).click();
    await expect(page.getByRole('heading', { name: THANKS })).toBeFocused();
    await page.getByRole('button', { name: 'Proponer otro voluntariado' }).click();
    const form = volunteeringForm(page);
    for (const label of ['Razón social', 'Nombre completo', 'Mensaje'])
      await expect(form.getByLabel(label)).toHaveValue('');
    expect(page.url()).toBe(`${marketing}/apoyar/voluntariado`);

    await expectOneOffer(page, volunteer);
    await page.getByRole('link', { name: volunteer.company }).click();
    await expect(page.getByRole('heading', { name: `Voluntariado de ${volunteer.company}` })).toBeVisible();
    const { businessName, name, position, email, message } = volunteer;
    for (const text of [businessName, name, position, email, '5512345678', message])
      await expect(page.getByRole('main')).toContainText(text);
    // It came by the call of the donations, and is none.
    await page.goto(`/admin/donations?filter=${encodeURIComponent(JSON.stringify({ q: volunteer.email }))}`);
    await expect(page.getByText('No hay registros que mostrar!')).toBeVisible();
  },
);

test("a school's strict page has nothing to forbid, and its loud CSS stays outside", async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${school}/voluntariado`);
  await fillVolunteering(page, inigoOfNandu());
  await expect(send(page)).toHaveCSS('text-transform', 'none');
  await expect(volunteeringForm(page).getByLabel('Mensaje')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await send(page).click();
  await expect(page.getByRole('heading', { name: THANKS })).toBeFocused();
  expect(page.url()).toBe(`${school}/voluntariado`);
  expect(problems).toEqual([]);
});

test('the portal shows the same form, under any type', async ({ page }) => {
  await page.goto('/registroapoyar');
  await page.getByRole('link', { name: 'Ser voluntarios' }).click();
  await expect(page).toHaveURL('/registrovoluntario');
  await page.goto('/registrovoluntario/28');
  await fillVolunteering(page, inigoOfNandu());
  await send(page).click();
  await expect(page.getByRole('heading', { name: THANKS })).toBeFocused();
});

test('the first field at fault takes the focus and says what is wrong', async ({ page }) => {
  await page.goto(`${school}/voluntariado`);
  await fillVolunteering(page, { ...inigoOfNandu(), message: '' });
  await send(page).press('Enter');
  const message = volunteeringForm(page).getByLabel('Mensaje');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Este dato es necesario/);
});

test('the back button brings back what was typed', proves('volunteering', 'back'), async ({ page }) => {
  const volunteer = inigoOfNandu();
  await page.goto(`${marketing}/apoyar/voluntariado`);
  await fillVolunteering(page, volunteer);
  await page.getByRole('link', { name: 'Queremos patrocinar' }).click();
  await expect(page).toHaveURL(`${marketing}/apoyar/patrocinio`);
  await page.goBack();
  const form = volunteeringForm(page);
  await expect(form.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(form.getByLabel('Mensaje')).toHaveValue(volunteer.message);
});
