import { endGuardianship, getChild, restoreGuardianship } from '@lia/sdk/children/endpoints';
import {
  confirmParentInvitation,
  inviteParent,
  listSentInvitations,
  revokeParentInvitation,
} from '@lia/sdk/parentInvitations/endpoints';
import type { SentInvitation } from '@lia/sdk/parentInvitations/schema';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { childId, father, mother, sampleChild } from '../testing/child.ts';
import { heading, openChild } from '../testing/childPage.ts';
import { announcement } from '../testing/context.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');

test('a parent stops following a child after a question, and undoes it', async () => {
  const { api, at, violations } = await openChild();
  api.answer(endGuardianship, { message: 'Listo, ya no acompañas esta cuenta' });
  api.answer(restoreGuardianship, { message: 'Listo, todo quedó como estaba' });
  await button('Dejar de acompañar').click();
  await expect.element(question.getByText(/la conserva hasta que termine/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await question.getByRole('button', { name: 'Dejar de acompañar' }).click();
  await expect.poll(at).toBe('/apps/dashboardpadres');
  const readBefore = api.arrived(listChildren).length;
  await button('Deshacer').click();
  await expect.element(announcement).toHaveTextContent('Listo, todo quedó como estaba');
  await expect.poll(() => api.arrived(listChildren).length).toBeGreaterThan(readBefore);
  for (const call of [endGuardianship, restoreGuardianship]) {
    expect(api.arrived(call).map(({ path }) => path.split('/').slice(0, -1).join('/'))).toEqual([
      `/children/${childId(1)}/guardians/g1`,
    ]);
  }
});

test('the last guardian is shown why they cannot leave; a child of another parent is not found', async () => {
  const { api, at } = await openChild({ guardians: [mother] });
  await expect.element(page.getByText(/Eres la única persona que responde/)).toBeVisible();
  await expect.element(button('Dejar de acompañar')).not.toBeInTheDocument();
  api.refuse(getChild, 404, 'NOT_FOUND');
  await page.getByRole('link', { name: 'Emiliano' }).click();
  await expect.element(heading).toHaveTextContent('No encontramos a este hijo o hija');
  await page.getByRole('link', { name: 'Ver a mis hijos' }).click();
  await expect.poll(at).toBe('/apps/dashboardpadres');
});

test('a parent invites the other one by a link, shares it on WhatsApp, and confirms who accepted', async () => {
  const { api, violations } = await openChild({ guardians: [mother] });
  const invitation: SentInvitation & { url: string } = {
    id: 'i1',
    email: null,
    children: [childId(1)],
    status: 'pending',
    expires_at: '2026-11-26T18:00:00.000Z',
    url: 'https://lia.example/invitacion/familia#token=K7QM9TRW4HXP',
    code: 'K7QM9TRW4HXP',
    accepted_by: null,
  };
  await button('Invitar a su otra mamá, papá o tutor').click();
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click({ force: true });
  await expect.element(dialog.getByText('Este dato es necesario')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill('jorge@');
  await expect.element(dialog.getByText('Por favor ingresa un correo válido')).toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Emiliano' }).click();
  await dialog.getByRole('radio', { name: 'Con un enlace o un código' }).click();
  api.refuse(inviteParent, 422, 'VALIDATION_FAILED', { children: 'number.max' });
  await dialog.getByRole('button', { name: 'Crear el enlace y el código' }).click();
  await expect
    .element(dialog.getByRole('group', { name: 'Invitar también a acompañar a' }).getByText(/^La cantidad máxima es/))
    .toBeVisible();
  api.refuse(inviteParent, 409, 'INVITATIONS_MANY');
  await dialog.getByRole('button', { name: 'Crear el enlace y el código' }).click();
  await expect.element(dialog.getByText(/Tienes varias invitaciones sin respuesta/)).toBeVisible();
  api.answer(inviteParent, { message: 'El enlace está listo para compartir' });
  api.answer(listSentInvitations, { data: [invitation] });
  await dialog.getByRole('button', { name: 'Crear el enlace y el código' }).click();
  await expect.element(page.getByText(invitation.url)).toBeVisible();
  await expect.element(page.getByText('Código: K7QM-9TRW-4HXP')).toBeVisible();
  expect(api.arrived(inviteParent).at(-1)?.body).toEqual({ children: [childId(1), childId(2)] });
  const shared = page.getByRole('link', { name: 'Compartir por WhatsApp' }).element().getAttribute('href');
  expect(shared).toMatch(
    /^https:\/\/wa\.me\/\?text=.*https%3A%2F%2Flia\.example%2Finvitacion%2Ffamilia%23token%3DK7QM9TRW4HXP$/,
  );
  expect(await violations()).toEqual([]);

  api.answer(listSentInvitations, {
    data: [{ ...invitation, status: 'accepted', url: null, code: null, accepted_by: 'Jorge Ríos' }],
  });
  api.answer(revokeParentInvitation, { message: 'La invitación ya no sirve' });
  await button('Retirar invitación').click();
  await expect.element(page.getByText('Jorge Ríos')).toBeVisible();
  api.answer(confirmParentInvitation, { message: 'Listo, ya acompaña a tus hijos' });
  api.answer(listSentInvitations, { data: [] });
  api.answer(getChild, { data: { ...sampleChild, guardians: [mother, { ...father, removable: true }] } });
  await button('Sí, confirmar').click();
  await button('Quitar acceso').click();
  await expect.element(question.getByText(/Si conoce su contraseña/)).toBeVisible();
  expect(api.arrived(confirmParentInvitation).map(({ path }) => path)).toEqual(['/me/invitations/i1/confirm']);
});
