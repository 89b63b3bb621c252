import { getActivity } from '@lia/sdk/activities/endpoints';
import type { Rubric } from '@lia/sdk/activities/rubric';
import {
  actOnHomework,
  commentHomework,
  excuseStudents,
  extendHomework,
  extendStudents,
  getHomework,
  getHomeworkFile,
  gradeHomework,
  listGroupWork,
  releaseGrades,
} from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { activity, ana, beto, celia, detail, openGrading } from '../../testing/grading.ts';

const student = (name: string) => page.getByRole('heading', { level: 2, name: `${name} Méndez` });
const score = page.getByLabelText('Calificación (de 0 a 10)');

test('what waits leads to the first work that waits, which is graded by keyboard, and the next one comes', async () => {
  const { api, violations, at } = await openGrading();
  await page.viewport(320, 800);
  await expect.element(page.getByRole('link', { name: /Fracciones/ })).toHaveTextContent('2 tareas esperan');
  await expect.element(page.getByRole('link', { name: /Nada espera/ })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await expect.poll(at).toBe('/apps/tareas/a/Fracciones');
  await expect.element(student('Beto')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'https://mi.example.mx/volcan' })).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);

  await score.fill('11');
  await userEvent.keyboard('{Enter}');
  await expect.element(score).toHaveAttribute('aria-invalid', 'true');
  expect(api.arrived(gradeHomework)).toEqual([]);

  await page.getByLabelText('Comentario').fill('Muy bien');
  await page.getByRole('radio', { name: 'Solo su familia' }).click();
  await score.fill('8,5');
  const graded: HomeworkDetail = { ...detail(beto), status: 'graded', score: 8.5, version: 2 };
  api.answer(gradeHomework, { message: 'Calificada', data: graded });
  api.answer(commentHomework, { message: 'Comentario guardado', data: graded });
  api.answer(listActivityHomework, { data: [ana, { ...beto, status: 'graded', score: 8.5 }, celia] });
  api.answer(getHomework, { data: detail(celia) });
  await userEvent.keyboard('{Enter}');
  await expect.element(student('Celia')).toBeVisible();
  expect(api.arrived(gradeHomework)).toMatchObject([
    { path: expect.stringContaining('/tareas/2'), body: { status: 'Calificado', score: '8,5', version: 1 } },
  ]);
  expect(api.arrived(commentHomework)).toMatchObject([{ body: { body: 'Muy bien', audience: 'family' } }]);
  await expect.element(score).toHaveFocus();
  await expect.element(page.getByText('1 tarea espera tu calificación')).toBeVisible();
  expect(await violations()).toEqual([]);

  // In a field, letters are text; outside of it they change the student.
  await userEvent.keyboard('k');
  await expect.element(score).toHaveValue('k');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('2 de 3')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(score).toHaveValue('k');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('2 de 3')).toBeVisible();
});

test('a delivered file that did not arrive is asked for again', async () => {
  const { api } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  const show = page.getByRole('button', { name: 'Ver audio.mp3' });
  api.refuse(getHomeworkFile, 404, 'NOT_FOUND');
  await show.click();
  await expect.element(page.getByText(/^audio.mp3: /)).toBeVisible();
  api.answer(getHomeworkFile, new Blob(['x']));
  await show.click();
  await expect.element(page.getByLabelText('audio.mp3', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^audio.mp3: /)).not.toBeInTheDocument();
});

test('what is saved without a grade stays ungraded', async () => {
  const { api } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await page.getByLabelText('Comentario').fill('Falta la portada');
  api.answer(commentHomework, { message: 'Comentario guardado', data: detail(beto) });
  api.answer(getHomework, { data: detail(celia) });
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect.element(student('Celia')).toBeVisible();
  expect(api.arrived(commentHomework)).toMatchObject([{ body: { body: 'Falta la portada' } }]);
  expect(api.arrived(gradeHomework)).toEqual([]);
});

test('what someone else changed meanwhile is read again, and nothing that was typed is lost', async () => {
  const { api } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await score.fill('9');
  await page.getByLabelText('Comentario').fill('Buen trabajo');
  api.refuse(gradeHomework, 409, 'HOMEWORK_STALE');
  api.answer(getHomework, { data: { ...detail(beto), status: 'graded', score: 7.5, version: 5 } });
  // Reading it again, as pages do when a connection is back, does not make what was typed for the earlier one right.
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return page.getByRole('button', { name: 'Quitar la calificación' }).elements().length;
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect.element(page.getByText(/^Alguien más cambió.*Ahora: Calificado, 7,5/)).toBeVisible();
  await expect.element(score).toHaveValue('9');
  await expect.element(page.getByLabelText('Comentario')).toHaveValue('Buen trabajo');
  expect(api.arrived(gradeHomework)).toMatchObject([{ body: { score: '9', version: 1 } }]);
  expect(api.arrived(commentHomework)).toEqual([]);
  const now: HomeworkDetail = { ...detail(beto), status: 'graded', score: 9, version: 6 };
  api.answer(gradeHomework, { message: 'Calificada', data: now });
  api.answer(commentHomework, { message: 'Comentario guardado', data: now });
  api.answer(getHomework, { data: detail(celia) });
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  // Once both are saved it goes on.
  await expect.element(student('Celia')).toBeVisible();
  expect(api.arrived(gradeHomework).at(-1)?.body).toMatchObject({ score: '9', version: 5 });
  expect(api.arrived(commentHomework)).toHaveLength(1);
});

test('a comment whose answer was lost is the same call again, also once other work was looked at and the page was left', async () => {
  const comment = page.getByLabelText('Comentario');
  const save = page.getByRole('button', { name: 'Guardar y seguir' });
  const lost = page.getByText('No hay conexión. Revisa tu internet y vuelve a intentarlo');
  const { api } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await score.fill('9');
  await comment.fill('Buen trabajo');
  api.answer(gradeHomework, {
    message: 'Calificada',
    data: { ...detail(beto), status: 'graded', score: 9, version: 2 },
  });
  api.cut(commentHomework);
  await save.click();
  await expect.element(lost).toBeVisible();

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(comment).toHaveValue('');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect.element(comment).toHaveValue('Buen trabajo');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await save.click();
  await expect.element(lost).toBeVisible();
  await expect.poll(() => Object.keys(localStorage).filter((name) => name.startsWith('lia-vault:'))).toHaveLength(1);
  await cleanup();

  const { api: later } = await openGrading();
  later.answer(getHomework, { data: { ...detail(beto), status: 'graded', score: 9, version: 2 } });
  later.answer(commentHomework, { message: 'Comentario guardado', data: detail(beto) });
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await expect.element(comment).toHaveValue('Buen trabajo');
  later.answer(getHomework, { data: detail(celia) });
  await save.click();
  await expect.element(student('Celia')).toBeVisible();
  const sent = [...api.arrived(commentHomework), ...later.arrived(commentHomework)];
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(later.arrived(gradeHomework)).toEqual([]);
  await expect.poll(() => Object.keys(localStorage).filter((name) => name.startsWith('lia-vault:'))).toEqual([]);
});

test('work is returned, excused and given more time, and grades are released after a question', async () => {
  const { api } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await page.getByRole('button', { name: 'Dar más tiempo' }).click();
  await page.getByLabelText('Puede entregar hasta el').fill('2026-12-01T20:00');
  api.answer(extendHomework, { message: 'Listo', data: { ...detail(beto), is_extended: true, version: 2 } });
  await page.getByRole('button', { name: 'Dar este tiempo' }).click();
  await expect.element(page.getByText('Tiene más tiempo que su grupo.')).toBeVisible();
  expect(api.arrived(extendHomework).at(-1)?.body).toEqual({
    dueAt: '2026-12-02T02:00:00.000Z',
    cutoffAt: null,
    version: 1,
  });
  api.answer(actOnHomework, { message: 'Listo', data: { ...detail(beto), status: 'returned', version: 3 } });
  await page.getByRole('button', { name: 'Devolver para corregir' }).click();
  await expect.element(page.getByRole('button', { name: 'Devolver para corregir' })).not.toBeInTheDocument();
  expect(api.arrived(actOnHomework).at(-1)?.body).toEqual({ action: 'return', version: 2 });
  api.answer(actOnHomework, { message: 'Listo', data: { ...detail(beto), status: 'excused', version: 4 } });
  await page.getByRole('button', { name: 'Justificar' }).click();
  await expect.element(page.getByRole('button', { name: 'Quitar la justificación' })).toBeVisible();
  await expect.element(score).not.toBeInTheDocument();

  api.refuse(listGroupWork, 503, 'SERVICE_UNAVAILABLE');
  await page.getByRole('button', { name: 'Descargar las entregas' }).click();
  await expect.poll(() => api.arrived(listGroupWork).map(({ query }) => query)).toEqual([{ activity_id: 'a' }]);

  await page.getByRole('button', { name: 'Mostrar las calificaciones' }).click();
  api.answer(releaseGrades, { message: 'Listo' });
  api.answer(getActivity, { ...activity, grades_released_at: '2026-11-24T18:00:00.000Z' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mostrar las calificaciones' }).click();
  await expect.element(page.getByText('Tus alumnos y sus familias ya ven las calificaciones.')).toBeVisible();
});

test('several students get more time or are excused in one go, which is taken back', async () => {
  const { api, violations } = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await page.viewport(320, 800);
  await page.getByRole('button', { name: 'Cambiar a varios alumnos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar a varios alumnos' });
  await expect.element(dialog.getByRole('button', { name: 'Dar más tiempo a 0 alumnos' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Todo el grupo' }).click();
  await dialog.getByRole('checkbox', { name: /Celia/ }).click();
  await dialog.getByLabelText('Puede entregar hasta el').fill('2026-12-01T20:00');
  expect(await violations()).toEqual([]);
  api.cut(extendStudents);
  const give = dialog.getByRole('button', { name: 'Dar más tiempo a 2 alumnos' });
  await give.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  api.answer(extendStudents, { message: 'Guardamos el cambio', before: [{ id: '2', dueAt: null, cutoffAt: null }] });
  await give.click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  const undone = { extensions: [{ id: '2', dueAt: null, cutoffAt: null }] };
  await expect.poll(() => api.arrived(extendStudents).at(-1)?.body).toEqual(undone);
  const dates = { dueAt: '2026-12-02T02:00:00.000Z', cutoffAt: null };
  const sent = api.arrived(extendStudents).slice(0, -1);
  expect(sent.at(-1)?.body).toEqual({ extensions: ['1', '2'].map((id) => ({ id, ...dates })) });
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);

  await page.getByRole('button', { name: 'Cambiar a varios alumnos' }).click();
  await dialog.getByRole('radio', { name: /^Justificar/ }).click();
  await dialog.getByRole('button', { name: 'Quienes no han entregado' }).click();
  api.answer(excuseStudents, { message: 'Guardamos el cambio', changed: ['1'] });
  await dialog.getByRole('button', { name: 'Justificar a 1 alumno' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.arrived(excuseStudents).at(-1)?.body).toEqual({ homework: ['1'], excused: true });
});

test('a rubric gives the score by keyboard, or another one with a reason, and is kept until it is saved', async () => {
  const rubric: Rubric = [
    {
      name: 'Ideas',
      levels: [
        { name: 'Pocas', points: 1 },
        { name: 'Claras', points: 3, description: 'Con ejemplos' },
      ],
    },
    {
      name: 'Orden',
      levels: [
        { name: 'Falta', points: 0 },
        { name: 'Está', points: 1 },
      ],
    },
  ];
  const { api, violations } = await openGrading();
  const marked = (work: HomeworkDetail): HomeworkDetail => ({ ...work, activity: { ...work.activity, rubric } });
  api.answer(getHomework, { data: marked(detail(beto)) });
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await expect.element(student('Beto')).toBeVisible();
  await page.viewport(320, 800);
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
  const save = page.getByRole('button', { name: 'Guardar y seguir' });

  const level = (name: RegExp) => page.getByRole('radio', { name });
  level(/Pocas/).element().focus();
  await userEvent.keyboard('2');
  await expect.element(level(/Claras · 3 puntos Con ejemplos/)).toBeChecked();
  await expect.element(level(/Falta/)).toHaveFocus();
  await expect.element(page.getByText('Falta 1 criterio de la rúbrica')).toBeVisible();
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Elige un nivel en cada criterio');
  await level(/Falta/).click();
  await expect.element(page.getByText('La rúbrica da 7.5 de 10')).toBeVisible();
  await page.getByRole('button', { name: 'Comentar Ideas' }).click();
  await page.getByLabelText('Comentar Ideas').fill('Muy claras');

  await page.getByRole('checkbox', { name: 'Poner otra calificación' }).click();
  await score.fill('9');
  await save.click();
  await expect.element(page.getByLabelText(/Por qué es otra/)).toHaveAttribute('aria-invalid', 'true');
  expect(api.arrived(gradeHomework)).toEqual([]);
  await page.getByLabelText(/Por qué es otra/).fill('Ayudó a su equipo');
  expect(await violations()).toEqual([]);
  const marks = [{ level: 1, comment: 'Muy claras' }, { level: 0 }];
  const graded: HomeworkDetail = { ...marked(detail(beto)), status: 'graded', score: 9, marks, version: 2 };
  api.refuse(gradeHomework, 409, 'HOMEWORK_STALE');
  api.answer(getHomework, { data: { ...marked(detail(beto)), version: 5 } });
  await save.click();
  await expect.element(page.getByText(/Alguien más cambió esta tarea/)).toBeVisible();
  await expect.element(level(/Claras/)).toBeChecked();
  api.answer(gradeHomework, { message: 'Calificada', data: graded });
  api.answer(getHomework, { data: marked(detail(celia)) });
  await save.click();
  await expect.element(student('Celia')).toBeVisible();
  const body = { status: 'Calificado', marks, score: '9', reason: 'Ayudó a su equipo' };
  expect(api.arrived(gradeHomework).map((call) => call.body)).toEqual([
    { ...body, version: 1 },
    { ...body, version: 5 },
  ]);
  await expect.element(level(/Pocas/)).toHaveFocus();
  await userEvent.keyboard('12');
  api.answer(gradeHomework, { message: 'Calificada', data: marked(detail(celia)) });
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => api.arrived(gradeHomework).at(-1)?.body)
    .toEqual({ status: 'Calificado', marks: [{ level: 0 }, { level: 1 }], version: 1 });
});

const team = { id: 't', name: 'Los magmas' };
const ofTeam: HomeworkDetail = { ...detail({ ...beto, team }), activity: { ...detail(beto).activity, in_teams: 1 } };

async function openTeam() {
  const context = await openGrading();
  const { api } = context;
  api.answer(getActivity, { ...activity, in_teams: 1 });
  api.answer(listActivityHomework, { data: [ana, { ...beto, team }, { ...celia, team }] });
  api.answer(getHomework, { data: ofTeam });
  return context;
}

test('a comment for a team whose answer was lost is for the team again, though its grade was saved', async () => {
  const { api } = await openTeam();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  const graded: HomeworkDetail = { ...ofTeam, status: 'graded', score: 9, version: 2 };
  await score.fill('9');
  await page.getByLabelText('Comentario').fill('Buen equipo');
  api.answer(gradeHomework, { message: 'Calificada', data: graded });
  api.answer(getHomework, { data: graded });
  api.cut(commentHomework);
  const save = page.getByRole('button', { name: 'Guardar y seguir' });
  await save.click();
  await expect.element(page.getByText('No hay conexión. Revisa tu internet y vuelve a intentarlo')).toBeVisible();
  const lost = api.arrived(commentHomework).length;
  api.answer(commentHomework, { message: 'Comentario guardado', data: graded });
  await save.click();
  await expect.poll(() => api.arrived(commentHomework).length).toBeGreaterThan(lost);
  const sent = api.arrived(commentHomework);
  expect(sent.at(-1)?.body).toEqual({ audience: 'student', team: true, body: 'Buen equipo' });
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a team is graded at once, and one of its members by themselves afterwards', async () => {
  const { api, violations } = await openTeam();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await expect.element(page.getByText('Equipo Los magmas: Beto Méndez, Celia Méndez')).toBeVisible();
  const all = page.getByRole('checkbox', { name: 'Para todo el equipo Los magmas' });
  await expect.element(all).toBeChecked();
  expect(await violations()).toEqual([]);
  const graded: HomeworkDetail = { ...ofTeam, status: 'graded', score: 9, version: 2 };
  api.answer(gradeHomework, { message: 'Calificada', data: graded });
  api.answer(getHomework, { data: graded });
  await score.fill('9');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect.poll(() => api.arrived(gradeHomework)).toMatchObject([{ body: { score: '9', team: true } }]);
  await expect.element(all).not.toBeChecked();
  await score.fill('8');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect.poll(() => api.arrived(gradeHomework)).toHaveLength(2);
  expect(api.arrived(gradeHomework)[1]?.body).not.toHaveProperty('team');
});

test('the last grade of a team leads to what is left to do, and not to another one of its members', async () => {
  const { api } = await openTeam();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Para todo el equipo Los magmas' })).toBeChecked();
  api.answer(gradeHomework, { message: 'Calificada', data: { ...ofTeam, status: 'graded', score: 9, version: 2 } });
  const graded = { status: 'graded', score: 9, team } as const;
  api.answer(listActivityHomework, { data: [ana, { ...beto, ...graded }, { ...celia, ...graded }] });
  await score.fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ya no queda nada por calificar')).toHaveFocus();
});
