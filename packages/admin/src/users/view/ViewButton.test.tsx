import { createUser } from '@lia/sdk/users/endpoints';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../../testing/axe.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../../testing/context.tsx';

const dialog = page.getByRole('dialog');

it('leads to the portal as a user sees it after a reason, which their page shows from then on', async () => {
  onTestFinished(() => sessionStorage.clear());
  await signIn();
  const body = { name: 'Ágata', last_name: uniqueName('Vista'), role: ['padre' as const], password: 'girasol' };
  const { uuid } = (await clientOf().call(createUser, { body })).data;
  await openConsole(`/users/${uuid}/show`);
  await page.getByRole('button', { name: 'Ver como esta persona' }).click();
  const start = dialog.getByRole('button', { name: 'Preparar la vista' });
  await expect.element(start).toBeDisabled();
  const reason = dialog.getByRole('textbox', { name: '¿Por qué lo necesitas?' });
  await reason.fill('Hm');
  await start.click();
  await expect.element(reason).toHaveAccessibleDescription(/./);
  await expect.element(reason).toBeInvalid();
  expect(await screenViolations()).toEqual([]);
  await reason.fill('Nos pidió ayuda por teléfono');
  await start.click();
  const enter = dialog.getByRole('link', { name: 'Ir al portal' });
  await expect.element(enter).toHaveFocus();
  await expect.element(enter).toHaveAttribute('href', '/');
  expect(sessionStorage.getItem('lia_view')).not.toBeNull();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.poll(() => sessionStorage.getItem('lia_view')).toBeNull();
  await page.getByRole('button', { name: 'Vistas de su cuenta' }).click();
  await expect.element(page.getByText(/: Nos pidió ayuda por teléfono$/)).toBeVisible();
  await expect.element(page.getByText(/sigue abierta/)).toBeVisible();
});
