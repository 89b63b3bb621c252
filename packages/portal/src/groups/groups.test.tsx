import {
  addGroupStudents,
  createGroup,
  deleteGroup,
  getGroup,
  getStudent,
  listGroupCandidates,
  listGroups,
  listGroupStudents,
  listStudents,
  removeGroupStudent,
  restoreGroup,
  updateGroup,
} from '@lia/sdk/groups/endpoints';
import type { Group, GroupStudent } from '@lia/sdk/groups/schema';
import { listSchoolMembers } from '@lia/sdk/institutions/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const SCHOOL = { id: 301, name: 'Colegio Jacarandas' };
const sample: Group = {
  id: '0a0a0a0a-0000-4000-8000-000000000001',
  name: '4° B',
  level: 2,
  grade: 4,
  school: SCHOOL,
  teacher: { uuid: 'u-teacher', name: 'Rosa Peña' },
  students: 1,
  external_id: null,
  created_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City',
};
const student = (name: string, more: Partial<GroupStudent> = {}): GroupStudent => ({
  uuid: `0a0a0a0a-0000-4000-8000-00000000000${name.length}`,
  name,
  last_name: 'Méndez',
  username: name.toLowerCase(),
  level: 2,
  grade: 4,
  matricula: null,
  group: { id: sample.id, name: sample.name },
  ...more,
});

function begin(role = 'maestro') {
  const context = createTestContext();
  const session = signedIn(role);
  context.remember({ ...session, user: { ...session.user, school_id: SCHOOL.id } });
  return context;
}

test('a teacher creates their first group, after a refusal that keeps what they typed', async () => {
  const context = begin();
  const { api, violations } = context;
  api.answer(listGroups, []);
  await context.open('/apps/grupos');
  await expect.element(page.getByRole('heading', { name: 'Aún no hay grupos' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Nuevo grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo grupo' });
  await dialog.getByRole('button', { name: 'Crear el grupo' }).click();
  await expect.element(dialog.getByText('Este dato es necesario')).toBeVisible();
  await expect.element(dialog.getByLabelText('Nombre del grupo')).toHaveFocus();
  await dialog.getByLabelText('Nombre del grupo').fill(' 2° C ');
  await dialog.getByLabelText('Secundaria').click();
  await dialog.getByLabelText('Grado').selectOptions('2');
  expect(await violations()).toEqual([]);
  api.refuse(createGroup, 409, 'GROUP_NAME_TAKEN');
  await dialog.getByRole('button', { name: 'Crear el grupo' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Ya hay un grupo con ese nombre en este grado');
  expect(await violations()).toEqual([]);
  await expect.element(dialog.getByLabelText('Nombre del grupo')).toHaveValue(' 2° C ');
  await dialog.getByLabelText('Grado').selectOptions('1');
  await expect.element(dialog.getByText('Ya hay un grupo con ese nombre')).not.toBeInTheDocument();
  await dialog.getByLabelText('Grado').selectOptions('2');
  api.answer(createGroup, { message: 'El grupo quedó creado', data: sample });
  api.answer(listGroups, [sample]);
  await dialog.getByRole('button', { name: 'Crear el grupo' }).click();
  await expect.element(page.getByRole('link', { name: /4° B/ })).toBeVisible();
  expect(api.arrived(createGroup).at(-1)?.body).toEqual({
    groupName: '2° C',
    schoolId: SCHOOL.id,
    level: 3,
    grade: 2,
  });
  expect(await violations()).toEqual([]);
});

test('students are added to a group from a list, taken out, and put back', async () => {
  const context = begin();
  const { api, violations } = context;
  const [ana, mateo] = [student('Ana'), student('Mateo', { group: null })];
  api.answer(getGroup, sample);
  api.answer(listGroupStudents, [ana]);
  api.answer(listGroupCandidates, { data: [mateo] });
  await context.open(`/apps/grupo/${sample.id}`);
  await expect.element(page.getByText('Ana Méndez')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Agregar alumnos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar alumnos a 4° B' });
  await dialog.getByRole('checkbox', { name: /Mateo/ }).click();
  expect(await violations()).toEqual([]);
  api.answer(addGroupStudents, { message: 'Listo, ya están en el grupo' });
  api.answer(listGroupStudents, [ana, mateo]);
  await dialog.getByRole('button', { name: 'Agregar a 1 alumno' }).click();
  await expect.element(page.getByText('Mateo Méndez')).toBeVisible();
  const body = { groupId: sample.id, students: [mateo.uuid] };
  expect(api.arrived(addGroupStudents).map((call) => call.body)).toEqual([body]);
  api.answer(removeGroupStudent, { message: 'Listo, ya no está en el grupo' });
  api.answer(listGroupStudents, [ana]);
  await page.getByRole('button', { name: 'Quitar a Mateo Méndez del grupo' }).click();
  await expect.element(page.getByText('Mateo Méndez')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => api.arrived(addGroupStudents).map((call) => call.body)).toEqual([body, body]);
});

test('who runs a school gives a group a teacher and an id, deletes it after a question, and takes that back', async () => {
  const context = begin('admin_escuela');
  const { api } = context;
  api.answer(getGroup, sample);
  api.answer(listGroupStudents, []);
  api.answer(listSchoolMembers, [
    {
      id: 'm',
      uuid: '0a0a0a0a-0000-4000-8000-0000000000aa',
      username: 'luis',
      name: 'Luis',
      last_name: 'Gil',
      role: 'teacher',
      shift: null,
      since: '',
    },
  ]);
  await context.open(`/apps/grupo/${sample.id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabelText('Maestro o maestra').selectOptions('Luis Gil');
  await page.getByLabelText('Clave en otro sistema de la escuela').fill(' SIGE-4B ');
  api.refuse(updateGroup, 409, 'GROUP_ID_TAKEN');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect.element(refusal).toHaveTextContent('Otro grupo de la misma sección ya tiene esa clave');
  const saved = { ...sample, external_id: 'SIGE-4B' };
  api.answer(updateGroup, { message: 'Guardamos los cambios del grupo', data: saved });
  api.answer(getGroup, saved);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Clave SIGE-4B', { exact: false })).toBeVisible();
  const changed = {
    groupId: sample.id,
    groupTitle: '4° B',
    teacherId: '0a0a0a0a-0000-4000-8000-0000000000aa',
    externalId: 'SIGE-4B',
  };
  expect(api.arrived(updateGroup).at(-1)?.body).toEqual(changed);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  api.answer(deleteGroup, { message: 'Eliminamos el grupo' });
  api.answer(listGroups, []);
  const question = page.getByRole('alertdialog', { name: '¿Eliminar el grupo 4° B?' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Aún no hay grupos' })).toBeVisible();
  api.answer(restoreGroup, { message: 'El grupo está de vuelta', data: sample });
  api.answer(listGroups, [sample]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByRole('link', { name: /4° B/ })).toBeVisible();
});

test('a group is renamed whose teacher left the school, and a teacher that is refused is named at the field', async () => {
  const { api, open } = begin('admin_escuela');
  const teacher = { uuid: '0a0a0a0a-0000-4000-8000-0000000000bb', name: 'Rosa Peña' };
  api.answer(getGroup, { ...sample, teacher });
  api.answer(listGroupStudents, []);
  api.answer(listSchoolMembers, []);
  await open(`/apps/grupo/${sample.id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  const field = page.getByLabelText('Maestro o maestra');
  await expect.element(field).toHaveDisplayValue('Rosa Peña');
  await page.getByLabelText('Nombre del grupo').fill('4° C');
  api.refuse(updateGroup, 422, 'VALIDATION_FAILED', { teacherId: 'group.teacher' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(field).toHaveAccessibleDescription('Elige a un maestro de esta escuela');
  await expect.element(field).toHaveFocus();
  expect(api.arrived(updateGroup).map(({ body }) => body)).toEqual([
    { groupId: sample.id, groupTitle: '4° C', externalId: null },
  ]);
});

test('students of all groups are searched, and lead to their group', async () => {
  const context = begin();
  const { api, violations } = context;
  api.answer(listGroups, [sample]);
  api.refuse(listStudents, 503, 'SERVICE_UNAVAILABLE');
  await context.open('/apps/alumno');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer a los alumnos' })).toBeVisible();
  api.answer(listStudents, [student('Ana', { matricula: 'A-17' })]);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByText('Matrícula A-17', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '4° B' })).toHaveAttribute('href', `/apps/grupo/${sample.id}`);
  expect(await violations()).toEqual([]);
  api.answer(listStudents, []);
  await page.getByLabelText('Buscar por nombre o usuario').fill('zz');
  await expect.element(page.getByText('Nadie se llama así')).toBeVisible();
  expect(api.arrived(listStudents).at(-1)?.query['filter']).toBe('{"q":"zz"}');
});

test('who runs a school finds students by group and grade, and those without a group', async () => {
  await page.viewport(320, 720);
  const context = begin('admin_escuela');
  const { api, violations } = context;
  api.answer(listGroups, [sample]);
  api.answer(listStudents, [student('Ana'), student('Mateo', { group: null })]);
  await context.open('/apps/alumnos');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Mateo' })).toHaveTextContent('Sin grupo');
  expect(await violations()).toEqual([]);
  api.answer(listStudents, []);
  const filters = () => api.arrived(listStudents).at(-1)?.query['filter'];
  await page.getByLabelText('Grupo', { exact: true }).selectOptions('Sin grupo');
  await expect.element(page.getByText('No hay alumnos así')).toBeVisible();
  expect(filters()).toBe('{"without_group":true}');
  await page.getByLabelText('Grado', { exact: true }).selectOptions('4° de primaria');
  await expect.poll(filters).toBe('{"without_group":true,"level":2,"grade":4}');
  await page.getByLabelText('Grupo', { exact: true }).selectOptions(page.getByRole('option', { name: /4° B/ }));
  await expect.poll(filters).toBe(`{"group_id":"${sample.id}","level":2,"grade":4}`);
});

test('a student is shown with groups, guardians and card', async () => {
  const context = begin();
  const { api, violations } = context;
  api.refuse(getStudent, 404, 'NOT_FOUND');
  await context.open('/apps/alumno/s-1');
  await expect.element(page.getByRole('heading', { name: 'No encontramos a este alumno' })).toBeVisible();
  const place = { level: 2, grade: 4, matricula: 'A-17', group: { id: sample.id, name: '4° B' }, school: SCHOOL.name };
  const data = { uuid: 's-1', name: 'Ana', last_name: 'Méndez', username: 'ana.m', card: 'used' as const };
  const seen = { guardian_awaited: null, avatar_path: null, last_seen_at: '2026-11-20T18:00:00.000Z' };
  api.answer(getStudent, { data: { ...data, ...seen, places: [place], guardians: ['Luz Ríos', 'Omar Méndez'] } });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ana Méndez' })).toBeVisible();
  await expect.element(page.getByText('4° de primaria · Colegio Jacarandas · Matrícula A-17')).toBeVisible();
  await expect.element(page.getByText('Luz Ríos, Omar Méndez')).toBeVisible();
  await expect.element(page.getByText('Tiene, y entra con ella')).toBeVisible();
  await expect.element(page.getByText('vie 20 nov 2026')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '4° B' })).toHaveAttribute('href', `/apps/grupo/${sample.id}`);
  expect(await violations()).toEqual([]);
});

test('a group that cannot be opened shows an error', async () => {
  const context = begin();
  context.api.refuse(getGroup, 404, 'NOT_FOUND');
  await context.open(`/apps/grupo/${sample.id}`);
  await expect.element(page.getByRole('heading', { name: 'Ese grupo ya no existe, o no es tuyo' })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Todos los grupos' }).last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
  context.api.answer(listGroups, []);
  await context.open('/apps/grupos/all/error');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ese grupo ya no existe, o no es tuyo');
});

test.for([
  [[], 'Crear mi primer grupo', []],
  [[sample], 'Ver mis grupos', ['4° B']],
] as const)('the home of a teacher with the groups %j leads to them', async ([groups, label, names]) => {
  const context = begin();
  context.api.answer(listGroups, [...groups]);
  await context.open('/');
  const card = page.getByRole('region', { name: 'Mis grupos' });
  await expect.element(card.getByRole('link', { name: label })).toHaveAttribute('href', '/apps/grupos/all');
  expect(
    card
      .getByRole('listitem')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});
