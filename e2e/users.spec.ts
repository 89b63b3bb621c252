import { expect, test } from '@playwright/test';

import { linkIn } from './emails.ts';
import { openWith } from './personas/member.ts';
import { newTeacher, signInAsSchool } from './personas/schoolAdmin.ts';

test('a school finds a teacher, sends a password link, and deactivates and restores the account @phone', async ({
  page,
}) => {
  const session = await signInAsSchool(page.request);
  const { family, email } = await newTeacher(page.request, session);
  await openWith(page, session, '/admin/users');
  // A part of the name, without its accents.
  await page.getByRole('textbox', { name: 'Buscar' }).fill(`nunez ${family.slice(0, 6).toLowerCase()}`);
  await page.getByText(`Íñigo Núñez ${family}`).click();
  await expect(page.getByRole('heading', { name: `Íñigo Núñez ${family}` })).toBeVisible();

  await page.getByRole('button', { name: 'Enviar enlace de contraseña' }).click();
  await expect(page.getByText('Enviamos un enlace para elegir otra contraseña')).toBeVisible();
  await linkIn(email, 'Elige una contraseña nueva', '/resetPassword');

  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByRole('button', { name: 'Desactivar' })).toBeVisible();
});
