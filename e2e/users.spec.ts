import { expect, test } from '@playwright/test';

import { linkIn } from './emails.ts';
import { demo, openWith, sessionOf } from './personas/member.ts';
import { newTeacher, signInAsSchool } from './personas/schoolAdmin.ts';

test('an administrator sees the portal as a member, who stays as they are, and comes back @phone', async ({ page }) => {
  const session = await sessionOf(page.request, demo('admin'));
  const teacher = await newTeacher(page.request, session);
  await openWith(page, session, `/admin/users/${teacher.uuid}/show`);
  await page.getByRole('button', { name: 'Ver como esta persona' }).click();
  await page.getByRole('textbox', { name: '¿Por qué lo necesitas?' }).fill('Nos pidió ayuda por teléfono');
  await page.getByRole('button', { name: 'Preparar la vista' }).click();
  await page.getByRole('link', { name: 'Ir al portal' }).click();
  const banner = page.getByRole('region', { name: 'Vista de otra cuenta' });
  await expect(banner).toContainText(`Ves el portal como Íñigo Núñez ${teacher.family}.`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar otra vez' })).toBeHidden();
  await page.reload();
  await banner.getByRole('button', { name: 'Salir de la vista' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${teacher.uuid}/show$`));
  await page.getByRole('button', { name: 'Vistas de su cuenta' }).click();
  await expect(page.getByText(/: Nos pidió ayuda por teléfono$/)).toBeVisible();
});

test('a school finds a teacher, sends a password link, and deactivates and restores the account', async ({ page }) => {
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
