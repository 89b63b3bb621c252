import { createUser, getUser, updateUser } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../../testing/axe.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../../testing/context.tsx';

const dialog = page.getByRole('dialog');
const confirm = dialog.getByRole('button', { name: 'Unir las cuentas' });

/** A parent with an address, and a student: as whom one person was registered twice. */
async function aPair(): Promise<{ parent: UserRecord; student: UserRecord }> {
  const person = { name: 'Ágata', last_name: uniqueName('Ibáñez'), password: 'girasol' };
  const [parent, student] = await Promise.all([
    clientOf().call(createUser, { body: { ...person, role: ['padre'], phone_number: '5511112222' } }),
    clientOf().call(createUser, {
      body: { ...person, last_name: uniqueName('Ibarra'), role: ['alumno'], level: 2, grade: 3 },
    }),
  ]);
  return { parent: parent.data, student: student.data };
}

it('merges two accounts after a look at what differs and moves, what is confirmed, and a typed name', async () => {
  await signIn();
  const { parent, student } = await aPair();
  await openConsole(`/users/${parent.uuid}/show`);
  await page.getByRole('button', { name: 'Unir con otra persona' }).click();
  await dialog.getByRole('combobox', { name: 'Busca la otra cuenta' }).fill(student.last_name);
  await page.getByRole('option', { name: student.last_name }).click();
  const names = dialog.getByRole('radiogroup', { name: 'Apellidos' });
  await expect.element(names.getByRole('radio', { name: parent.last_name })).toBeChecked();
  await names.getByRole('radio', { name: student.last_name }).click();
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('textbox', { name: `Para confirmar, escribe: ${student.username}` }).fill(student.username);
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Solo una es de alumno' }).click();
  expect(await screenViolations()).toEqual([]);

  // Another administrator is at work meanwhile.
  await clientOf().call(updateUser, { params: { id: student.uuid }, body: { phone_number: '5533334444' } });
  await confirm.click();
  await expect.element(dialog.getByText('Algo cambió mientras tanto. Revisa otra vez lo que se une')).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: '5533334444' })).toBeVisible();
  await names.getByRole('radio', { name: student.last_name }).click();
  await dialog.getByRole('checkbox', { name: 'Solo una es de alumno' }).click();
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('textbox', { name: `Para confirmar, escribe: ${student.username}` }).fill(student.username);
  await confirm.click();
  await expect.element(page.getByText('Listo, ahora es una sola cuenta')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: `Ágata ${student.last_name}` })).toBeVisible();
  expect(await clientOf().call(getUser, { params: { id: parent.uuid } })).toMatchObject({
    username: parent.username,
    phone_number: '5511112222',
    role: ['padre', 'alumno'],
  });
});

it('is not offered to a school', async () => {
  await signIn('admin_escuela');
  const body = { name: 'Ágata', last_name: 'Ibáñez', role: ['maestro' as const], password: 'girasol' };
  const { uuid } = (await clientOf().call(createUser, { body })).data;
  await openConsole(`/users/${uuid}/show`);
  await expect.element(page.getByRole('button', { name: 'Desactivar' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Unir con otra persona' }).elements()).toEqual([]);
});

it('shows which account has a password, which is the one that stays', async () => {
  await signIn();
  const person = { name: 'Ágata', role: ['alumno' as const], level: 2 as const, grade: 3 };
  const [own, other] = [uniqueName('Ibáñez'), uniqueName('Ibarra')];
  const kept = (await clientOf().call(createUser, { body: { ...person, last_name: own } })).data;
  await clientOf().call(createUser, { body: { ...person, last_name: other, password: 'girasol' } });
  await openConsole(`/users/${kept.uuid}/show`);
  await page.getByRole('button', { name: 'Unir con otra persona' }).click();
  await dialog.getByRole('combobox', { name: 'Busca la otra cuenta' }).fill(other);
  await page.getByRole('option', { name: other }).click();
  const usernames = dialog.getByRole('radiogroup', { name: 'Usuario y contraseña' });
  await expect
    .element(usernames.getByRole('radio', { name: /Esta cuenta ?Sin contraseña\. Sin entradas/ }))
    .toBeChecked();
  await expect
    .element(usernames.getByRole('radio', { name: /La otra cuenta ?Con contraseña\. Sin entradas/ }))
    .toBeVisible();
  await expect.element(dialog.getByText(/^Solo una tiene contraseña/)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});
