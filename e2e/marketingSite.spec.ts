import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { searchConsole } from './personas/administrator.ts';
import { registrationForm } from './personas/parent.ts';
import { fillSchool, schoolForm, teresa } from './personas/school.ts';

const { marketing } = addresses();

test('each plan leads to the registration of its audience, with the plan in mind', async ({ page }) => {
  await page.goto(`${marketing}/padres`);
  const plans = page.locator('lia-pricing');
  const pick = async (tab: string, plan: string) => {
    await plans.getByRole('tab', { name: tab }).click();
    await plans.getByRole('link', { name: plan }).click();
  };
  await pick('Maestros', 'Elegir el plan mensual');
  await expect(page).toHaveURL(`${marketing}/maestros?membership=mensual#registro`);
  await expect(page.getByRole('radio', { name: 'Maestro Acreditado' })).toBeChecked();
  await pick('Escuelas', 'Elegir el plan anual');
  await expect(page).toHaveURL(`${marketing}/escuelas?membership=anual#registro`);
  await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked();
  await pick('Padres', 'Empezar gratis');
  await expect(page).toHaveURL(`${marketing}/padres?membership=gratis#registro`);
  await expect(registrationForm(page).getByText('Gratis')).toBeVisible();
});

test('a school asks to be called, once for a double press, and the team sees its wish', async ({ page }) => {
  const school = teresa();
  await page.goto(`${marketing}/escuelas#registro`);
  await fillSchool(page, school);
  await schoolForm(page).getByRole('button', { name: 'Pedir que me llamen' }).dblclick();
  const asked = 'Recibimos tu solicitud. Nos pondremos en contacto contigo';
  await expect(page.getByRole('heading', { name: asked })).toBeFocused();

  await searchConsole(page, 'school-contacts', school.message);
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(school.name) })).toHaveCount(1);
});
