import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { searchConsole } from './personas/administrator.ts';
import { acceptTexts } from './personas/consents.ts';
import { typeIn } from './personas/typing.ts';
import { fillVolunteering, inigoOfNandu, volunteeringForm } from './personas/volunteer.ts';

const { marketing } = addresses();

test('a company offers its time after a look at another page, and the team sees the whole of it', async ({ page }) => {
  const volunteer = inigoOfNandu();
  await page.goto(`${marketing}/apoyar`);
  await page.getByRole('link', { name: 'Ser voluntarios' }).click();
  await fillVolunteering(page, volunteer);
  await page.getByRole('link', { name: 'Queremos patrocinar' }).click();
  await expect(page).toHaveURL(`${marketing}/apoyar/patrocinio`);
  await page.goBack();
  const form = volunteeringForm(page);
  await expect(form.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(form.getByLabel('Mensaje')).toHaveValue(volunteer.message);
  await form.getByLabel('Cargo').clear();
  await typeIn(form.getByLabel('Cargo'), volunteer.position);
  await acceptTexts(form);
  await form.getByRole('button', { name: /^Proponer/ }).click();
  const thanks = 'Recibimos tu propuesta de voluntariado. Nos pondremos en contacto contigo';
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  expect(page.url()).toBe(`${marketing}/apoyar/voluntariado`);

  await searchConsole(page, 'volunteerings', volunteer.company);
  await page.getByRole('link', { name: volunteer.company }).click();
  await expect(page.getByRole('heading', { name: `Voluntariado de ${volunteer.company}` })).toBeVisible();
  const { businessName, name, position, email, message } = volunteer;
  for (const text of [businessName, name, position, email, '5512345678', message])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
});
