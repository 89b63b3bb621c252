import { createCourse } from '@lia/sdk/courses/administration';
import { addCourseSection, addLesson, getCourseContents, getLessonRecord } from '@lia/sdk/lessons/administration';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

const box = (name: string | RegExp) => page.getByRole('textbox', { name });
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function addedCourse(): Promise<number> {
  const name = uniqueName('Curso con lecciones');
  const body = { name, price: 749.5, productable_id: Math.floor(Math.random() * 1e9) + 1, published: true };
  return (await clientOf().call(createCourse, { body })).data.id;
}

const contentsOf = async (id: number) => (await clientOf().call(getCourseContents, { params: { id } })).data;
const titlesOf = async (id: number) =>
  (await contentsOf(id)).map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);

it('writes sections and lessons, puts them in order by keyboard and by dragging, and publishes them', async () => {
  await page.viewport(1280, 2400);
  await signIn();
  const id = await addedCourse();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openConsole(`/courses/${id}`, {
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      if (init.method === 'PUT' && /\/course-lessons\/[^/]+$/.test(url)) await held;
      return answer;
    },
  });
  // It is on offer already.
  const nothing = page.getByText(/^Este curso está a la venta y todavía no tiene nada que estudiar/);
  await expect.element(nothing).toBeVisible();
  for (const title of ['Elegir', 'Escuchar']) {
    await box('Título de la sección nueva').fill(title);
    await press('Agregar sección');
    await expect.element(page.getByRole('region', { name: title, exact: true })).toBeVisible();
  }
  const first = page.getByRole('region', { name: 'Elegir', exact: true });
  for (const title of ['Uno', 'Dos']) {
    await first.getByRole('textbox', { name: 'Título de la lección nueva' }).fill(title);
    await first.getByRole('button', { name: 'Agregar lección' }).click();
    await expect.element(first.getByRole('button', { name: `Editar «${title}»` })).toBeVisible();
  }
  const down = page.getByRole('button', { name: 'Bajar «Uno»' });
  await down.click();
  await expect.poll(() => titlesOf(id)).toEqual([['Elegir', 'Dos', 'Uno'], ['Escuchar']]);
  // From the edge of its section it goes on into the next one.
  await down.click();
  await expect
    .poll(() => titlesOf(id))
    .toEqual([
      ['Elegir', 'Dos'],
      ['Escuchar', 'Uno'],
    ]);
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await row('Uno').dropTo(row('Dos'));
  await expect.poll(() => titlesOf(id)).toEqual([['Elegir', 'Uno', 'Dos'], ['Escuchar']]);

  await press('Editar «Uno»');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect.element(page.getByText(/^A esta lección le falta su contenido/)).toBeVisible();
  const text = dialog.getByRole('textbox', { name: 'Texto' });
  await text.fill('Leer **juntos**.');
  // What was typed is neither lost by Escape nor by the button.
  const question = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(text).toHaveValue('Leer **juntos**.');
  const save = dialog.getByRole('button', { name: 'Guardar lección' });
  await save.click();
  // Nor by the answer to what was saved before.
  await expect.poll(async () => (await contentsOf(id))[0]?.lessons[0]).toMatchObject({ complete: true });
  await text.fill('Leer **juntos** en voz alta.');
  release();
  await expect.element(page.getByText('Guardamos la lección')).toBeVisible();
  await expect.element(text).toHaveValue('Leer **juntos** en voz alta.');
  await expect.element(dialog.getByText('Guarda tus cambios antes de publicar.')).toBeVisible();
  await save.click();
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Volver a borrador' })).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(async () => (await contentsOf(id))[0]?.lessons[0]).toMatchObject({ published: true });
  await expect.element(row('Uno').getByText('Publicada')).toBeVisible();
  await expect.element(nothing).not.toBeInTheDocument();
});

it('writes the questions of a quiz, and states which one has no right answer', async () => {
  await page.viewport(360, 800);
  await signIn();
  const id = await addedCourse();
  await openConsole(`/courses/${id}`);
  await box('Título de la sección nueva').fill('Repaso');
  await press('Agregar sección');
  const section = page.getByRole('region', { name: 'Repaso', exact: true });
  await section.getByRole('textbox', { name: 'Título de la lección nueva' }).fill('Preguntas');
  await section.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Cuestionario' }).click();
  await section.getByRole('button', { name: 'Agregar lección' }).click();
  await press('Editar «Preguntas»');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agregar pregunta' }).click();
  await dialog.getByRole('textbox', { name: 'Pregunta', exact: true }).fill('¿Qué ayuda a escuchar?');
  await dialog.getByRole('combobox', { name: 'Cómo se contesta' }).click();
  await page.getByRole('option', { name: 'Varias respuestas' }).click();
  await dialog.getByRole('textbox', { name: 'Opción 1' }).fill('El silencio');
  await dialog.getByRole('textbox', { name: 'Opción 2' }).fill('Las prisas');
  await dialog.getByRole('checkbox', { name: 'Opción 1: correcta' }).click();
  const save = dialog.getByRole('button', { name: 'Guardar lección' });
  await save.click();
  await expect.element(dialog.getByText('Marca la respuesta correcta')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Opción 1: correcta' }).click();
  await save.click();
  const lesson = (await contentsOf(id))[0]?.lessons[0]?.id ?? '';
  const record = () => clientOf().call(getLessonRecord, { params: { id: lesson } });
  await expect
    .poll(async () => (await record()).questions)
    .toMatchObject([
      {
        kind: 'multiple',
        text: '¿Qué ayuda a escuchar?',
        options: [
          { text: 'El silencio', correct: true },
          { text: 'Las prisas', correct: false },
        ],
      },
    ]);
  expect(await screenViolations()).toEqual([]);
});

it('refuses a pass mark and minutes that are no numbers at their fields', async () => {
  await signIn();
  const id = await addedCourse();
  const section = await clientOf().call(addCourseSection, { params: { id }, body: { title: 'Repaso' } });
  const params = { id: section.data[0]?.id ?? '' };
  const { data: lesson } = await clientOf().call(addLesson, { params, body: { kind: 'quiz', title: 'Examen' } });
  await openConsole(`/courses/${id}`);
  await press('Editar «Examen»');
  const dialog = page.getByRole('dialog');
  const mark = dialog.getByRole('textbox', { name: 'Porcentaje para aprobar' });
  const minutes = dialog.getByRole('textbox', { name: /^Minutos/ });
  const save = dialog.getByRole('button', { name: 'Guardar lección' });
  await mark.fill('80%');
  await minutes.fill('2 minutos');
  await save.click();
  await expect.element(mark).toHaveAccessibleDescription('Ingresa únicamente números');
  await expect.element(minutes).toHaveAccessibleDescription('Ingresa únicamente números');
  await minutes.fill('2');
  await mark.fill('');
  await save.click();
  await expect.element(mark).toHaveAccessibleDescription('Este dato es necesario');
  const record = () => clientOf().call(getLessonRecord, { params: { id: lesson.id } });
  expect(await record()).toMatchObject({ pass_mark: 70, minutes: null, version: 1 });
  await mark.fill('80');
  await save.click();
  await expect.poll(record).toMatchObject({ pass_mark: 80, minutes: 2 });
});

it('sends one order after another, the latest alone, and keeps showing it', async () => {
  await signIn();
  const id = await addedCourse();
  const section = await clientOf().call(addCourseSection, { params: { id }, body: { title: 'Repaso' } });
  const params = { id: section.data[0]?.id ?? '' };
  for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro'])
    await clientOf().call(addLesson, { params, body: { kind: 'text', title } });
  const held: (() => void)[] = [];
  await openConsole(`/courses/${id}`, {
    fetch: async (url, init) => {
      if (init.method === 'PUT' && url.endsWith('/order')) await new Promise<void>((resolve) => held.push(resolve));
      return fetch(url, init);
    },
  });
  const shown = () => {
    const rows = page.getByRole('region', { name: 'Repaso', exact: true }).getByRole('listitem').elements();
    return rows.map(({ textContent }) => /Uno|Dos|Tres|Cuatro/.exec(textContent)?.[0]);
  };
  const down = page.getByRole('button', { name: 'Bajar «Uno»' });
  await down.click();
  await expect.poll(shown).toEqual(['Dos', 'Uno', 'Tres', 'Cuatro']);
  await down.click();
  await expect.poll(shown).toEqual(['Dos', 'Tres', 'Uno', 'Cuatro']);
  await down.click();
  await expect.poll(shown).toEqual(['Dos', 'Tres', 'Cuatro', 'Uno']);
  // The outline of the button, which keeps the focus at the edge, is as strong as before.
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
  expect(getComputedStyle(down.element()).opacity).toBe('1');
  expect(held).toHaveLength(1);
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  expect(shown()).toEqual(['Dos', 'Tres', 'Cuatro', 'Uno']);
  held[1]?.();
  await expect.poll(() => titlesOf(id)).toEqual([['Repaso', 'Dos', 'Tres', 'Cuatro', 'Uno']]);
  expect(held).toHaveLength(2);
});

it('shows how a course goes, of who has a place in it', async () => {
  await signIn();
  await openConsole('/courses/1');
  const figures = page.getByText('Terminaron').first();
  await expect.element(figures).toBeVisible();
  await expect.element(page.getByText('1 de 1 aprobaron · promedio 100 %').first()).toBeVisible();
});

it('corrects the name of a certificate with a reason, and shows the one that it had', async () => {
  await page.viewport(360, 800);
  await signIn();
  await openConsole('/courses/2');
  const search = page.getByRole('searchbox', { name: 'Busca por nombre, usuario o correo' });
  await search.fill('nadie-así');
  await expect.element(page.getByText('Ninguna constancia coincide.')).toBeVisible();
  await search.fill('maestro-a');
  await page.getByRole('button', { name: /^Corregir el nombre: / }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Corregir el nombre' });
  await expect.element(send).toBeDisabled();
  const name = dialog.getByRole('textbox', { name: 'Nombre en la constancia' });
  await name.fill('Ana Sofía de la O');
  await send.click();
  await expect.element(dialog.getByRole('textbox', { name: 'Por qué' })).toBeInvalid();
  await dialog.getByRole('textbox', { name: 'Por qué' }).fill('Faltaba un acento');
  expect(await screenViolations()).toEqual([]);
  await send.click();
  await expect.element(page.getByText('Ana Sofía de la O', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Antes decía «.*»: Faltaba un acento/)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});
