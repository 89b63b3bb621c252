import { listActivities } from '@lia/sdk/activities/endpoints';
import { getGroup } from '@lia/sdk/groups/endpoints';
import {
  addSubjects,
  createSubject,
  deleteSubject,
  listSubjects,
  restoreSubject,
  updateSubject,
} from '@lia/sdk/subjects/endpoints';
import { usualSubjects } from '@lia/sdk/subjects/usual';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { group } from '../testing/group.ts';
import { signedIn } from '../testing/people.ts';

const art = { id: '0a0a0a0a-0000-4000-8000-00000000000a', group_id: group.id, name: 'Artes', activities: 2 };

function begin() {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.answer(getGroup, group);
  return context;
}

test('a group without subjects gets those that are usual in its grade by one press', async () => {
  const { api, open, violations } = begin();
  await page.viewport(320, 800);
  api.answer(listSubjects, { data: [] });
  await open(`/apps/materias/${group.id}/`);
  await expect.element(page.getByText(/suelen darse en 4° de primaria/)).toBeVisible();
  expect(await violations()).toEqual([]);
  const names = usualSubjects(2, 4);
  const added = names.map((name, at) => ({ ...art, id: `${art.id.slice(0, -1)}${at}`, name, activities: 0 }));
  api.answer(addSubjects, { message: 'Agregamos las materias', data: added });
  api.answer(listSubjects, { data: added });
  await page.getByRole('button', { name: 'Agregar estas 9 materias' }).click();
  await expect.element(page.getByRole('link', { name: 'Ciencias Naturales' })).toBeVisible();
  expect(api.arrived(addSubjects)).toMatchObject([
    { path: `/materias/grupo/${group.id}`, body: { names }, idempotencyKey: expect.any(String) },
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
});

test('subjects are added, renamed, opened with their activities, deleted and taken back', async () => {
  const { api, open, at, violations } = begin();
  api.answer(listSubjects, { data: [art] });
  api.answer(listActivities, []);
  await open(`/apps/materias/${group.id}/all`);
  await expect.element(page.getByText('2 misiones', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Agregar materia' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabelText('Nombre de la materia');
  const save = dialog.getByRole('button', { name: /Agregar|Guardar/ });
  await save.click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  expect(api.arrived(createSubject)).toEqual([]);
  await name.fill('artes');
  api.refuse(createSubject, 409, 'SUBJECT_NAME_TAKEN');
  await save.click();
  await expect.element(dialog.getByText('Ya hay una materia con ese nombre en este grupo')).toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Cambiar el nombre de Artes' }).click();
  await expect.element(name).toHaveValue('Artes');
  await name.fill('Música');
  const renamed = { ...art, name: 'Música' };
  api.answer(updateSubject, { message: 'Guardamos el nombre de la materia', data: renamed });
  api.answer(listSubjects, { data: [renamed] });
  await save.click();
  await page.getByRole('link', { name: 'Música' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Música' })).toBeVisible();
  await expect.element(page.getByText('Aún no hay misiones de esta materia')).toBeVisible();
  expect(api.arrived(listActivities).at(-1)?.query).toEqual({ group_id: group.id, customsubjects_id: art.id });
  expect(await violations()).toEqual([]);

  api.answer(deleteSubject, { message: 'Eliminamos la materia' });
  api.answer(restoreSubject, { message: 'La materia está de vuelta', data: renamed });
  await page.getByRole('button', { name: 'Eliminar Música' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(at).toBe(`/apps/materias/${group.id}/`);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => api.arrived(restoreSubject).length).toBe(1);
});
