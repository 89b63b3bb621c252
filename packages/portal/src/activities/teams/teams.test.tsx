import { getActivity } from '@lia/sdk/activities/endpoints';
import { listActivityHomework, setTeams } from '@lia/sdk/homework/endpoints';
import type { StudentHomework } from '@lia/sdk/homework/records';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../../testing/context.tsx';
import { activity, ana, beto } from '../../testing/grading.ts';
import { signedIn } from '../../testing/people.ts';

const uuid = (last: number) => `0a0a0a0a-0000-4000-8000-00000000000${last}`;
const named = (name: string, id: string): StudentHomework => ({ ...ana, id, user: { ...ana.user, uuid: id, name } });

test('students are put into teams by hand and at random, but for those who have delivered', async () => {
  const { api, open, remember, violations } = createTestContext();
  remember(signedIn('maestro'));
  api.answer(getActivity, { ...activity, in_teams: 1 });
  const magmas = { id: '0a0a0a0a-0000-4000-8000-00000000000c', name: 'Los magmas' };
  const others = [named('Ana', uuid(2)), named('Diego', uuid(3)), named('Elena', uuid(4))];
  const students = [{ ...beto, id: uuid(1), team: magmas }, ...others];
  api.answer(listActivityHomework, { data: students });
  await page.viewport(320, 800);
  await open('/apps/actividadesTarea/a');
  await page.getByRole('button', { name: 'Formar equipos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Equipos' });
  await expect.element(dialog.getByLabelText('Beto Méndez')).toBeDisabled();
  await expect.element(dialog.getByLabelText('Nombre del equipo 1')).toHaveValue('Los magmas');
  expect(await violations()).toEqual([]);

  await dialog.getByLabelText('Alumnos por equipo').fill('2');
  await dialog.getByRole('button', { name: 'Repartir al azar' }).click();
  await expect.element(dialog.getByLabelText('Nombre del equipo 3')).toHaveValue('Equipo 3');
  await dialog.getByRole('button', { name: 'Quitar Equipo 3' }).click();
  await dialog.getByLabelText('Nombre del equipo 2').fill('Las lavas');
  await dialog.getByLabelText('Ana Méndez').selectOptions('Las lavas');
  await dialog.getByLabelText('Diego Méndez').selectOptions('Las lavas');
  await dialog.getByLabelText('Elena Méndez').selectOptions('Sin equipo');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  const name = dialog.getByLabelText('Nombre del equipo 2');
  await name.fill('');
  await dialog.getByRole('button', { name: 'Guardar los equipos' }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Este dato es necesario');
  expect(api.arrived(setTeams)).toEqual([]);
  await name.fill('Las lavas');
  api.refuse(setTeams, 409, 'TEAM_DELIVERED');
  await dialog.getByRole('button', { name: 'Guardar los equipos' }).click();
  await expect.element(dialog.getByText(/^Ese equipo ya entregó/)).toBeVisible();
  await expect.element(name).toHaveValue('Las lavas');
  api.answer(setTeams, { message: 'Guardamos el cambio' });
  await dialog.getByRole('button', { name: 'Guardar los equipos' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = api.arrived(setTeams).at(-1)?.body;
  expect(sent).toMatchObject({ teams: [{ ...magmas, homework: [uuid(1)] }, { name: 'Las lavas' }] });
  expect(new Set(Object(sent).teams[1].homework)).toEqual(new Set([uuid(2), uuid(3)]));
  await page.viewport(1280, 800);
});
