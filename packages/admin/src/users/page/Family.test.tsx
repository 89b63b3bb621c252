import { registerFree } from '@lia/sdk/registrations/endpoints';
import { endUserGuardianship, getUserFamily, listUsers, moveUsers } from '@lia/sdk/users/endpoints';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../../testing/axe.ts';
import { anInstitution, clientOf, openConsole, signIn } from '../../testing/context.tsx';

/** The school of `admin_escuela` in the demo data. */
const SCHOOL = 301;

/** Places a user in a school besides those that they are in. */
async function study(uuid: string, school_id: number): Promise<void> {
  await clientOf().call(moveUsers, { body: { users: [uuid], school_id } });
}

/** Registers a child with their mother, as the portal does; LIA then places the child in the school. Answers their uuid. */
async function aStudentOfAFamily(): Promise<string> {
  const username = `hija-${crypto.randomUUID().slice(0, 8)}`;
  const secret = { password: 'girasol', password_confirmation: 'girasol' };
  const mother = {
    name: 'María',
    last_name: 'Ruiz',
    email: `m.${username}@uno.mx`,
    username: `m.${username}`,
    ...secret,
  };
  const child = { name: 'Luz', last_name: 'Ñáñez', email: `${username}@uno.mx`, username, ...secret };
  const place = { phone_number: '5512345678', country: 'México', state: 'Jalisco', role_id: 'padre' as const };
  await clientOf().call(registerFree, {
    body: { form: { ...mother, ...place }, children: [{ ...child, level: 2, grade: 4 }] },
  });
  await signIn();
  const [user] = await clientOf().call(listUsers, {
    query: { filter: JSON.stringify({ q: username, role: 'alumno' }) },
  });
  const uuid = user?.uuid ?? '';
  await study(uuid, SCHOOL);
  return uuid;
}

const button = page.getByRole('button', { name: 'Quitar como tutor a María Ruiz' });
const question = page.getByRole('alertdialog', { name: '¿Quitar a María Ruiz como tutor?' });
const heading = page.getByRole('button', { name: 'Familia' });
const guardian = page.getByRole('listitem').filter({ hasText: 'María Ruiz' });

async function remove(): Promise<void> {
  await button.click();
  await question.getByRole('button', { name: 'Quitar como tutor' }).click();
}

it('removes a guardian after a question, and restores them from the toast', async () => {
  const id = await aStudentOfAFamily();
  await signIn('admin_escuela');
  await openConsole(`/users/${id}/show`);
  await button.click();
  await expect.element(question).toHaveTextContent(/la cuenta.*de Luz Ñáñez.*nadie de su familia responderá/);
  expect(await screenViolations()).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(button).toHaveFocus();
  await remove();
  await expect.element(page.getByText('Listo, ya no acompaña esta cuenta')).toBeVisible();
  await expect.element(page.getByText('Aquí verás a sus tutores o a sus hijos.')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(guardian).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect(await screenViolations()).toEqual([]);

  // Someone else removed them meanwhile.
  const { guardians } = (await clientOf().call(getUserFamily, { params: { id } })).data;
  await clientOf().call(endUserGuardianship, { params: { id, guardian: guardians[0]?.id ?? '' } });
  await remove();
  await expect.element(page.getByText('No encontramos lo que buscas')).toBeVisible();
});

it('offers no removal to a school that shares the student with another one', async () => {
  const id = await aStudentOfAFamily();
  await study(id, (await anInstitution()).SchoolId);
  await signIn('admin_escuela');
  await openConsole(`/users/${id}/show`);
  await expect.element(guardian).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
