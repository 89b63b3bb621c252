import { createCourse, getCourse, listCourses, listEnrolments } from '@lia/sdk/courses/administration';
import { listProducts } from '@lia/sdk/courses/endpoints';
import { listUsers } from '@lia/sdk/users/endpoints';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { readings, screenViolations } from '../testing/axe.ts';
import { clientOf, inDays, openConsole, signIn, uniqueName } from '../testing/context.tsx';

const box = (name: string | RegExp) => page.getByRole('textbox', { name });
const number = (name: string) => page.getByRole('spinbutton', { name });

/** A course that this test has to itself. */
async function addedCourse() {
  const body = {
    name: uniqueName('Curso de prueba'),
    price: 749.5,
    productable_id: Math.floor(Math.random() * 1e9) + 1,
    published: true,
  };
  return (await clientOf().call(createCourse, { body })).data;
}

const offered = async () => (await clientOf().call(listProducts)).products.data.map(({ name }) => name);

it('adds a course, which is on sale from then on, and takes it back', async () => {
  await signIn();
  const name = uniqueName('Curso de prueba');
  await openConsole('/courses');
  await page.getByRole('link', { name: 'Agregar curso' }).click();
  await box('Nombre').fill(name);
  await number('Precio').fill('749.5');
  await number('Número de producto').fill(String(Math.floor(Math.random() * 1e9) + 1));
  await page.getByRole('button', { name: 'Agregar curso' }).click();
  await expect.element(page.getByText('El curso se añadió satisfactoriamente!')).toBeVisible();
  expect(await offered()).toContain(name);

  await box('Buscar').fill(name);
  await expect.element(page.getByText('1 registro', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('row', { name })).toHaveTextContent('$749.50 m.n.');
  await page.getByRole('link', { name }).click();
  await expect.element(page.getByText('Todavía nadie tiene un lugar en este curso.')).toBeVisible();
  await page.getByRole('switch', { name: 'A la venta' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(page.getByText('Operación exitosa!')).toBeVisible();
  expect(await offered()).not.toContain(name);
  const [kept] = await clientOf().call(listCourses, { query: { filter: JSON.stringify({ q: name }) } });
  expect(kept).toMatchObject({ published: false, price: 749.5 });
});

it('shows the error of a field, found by the form or by the server', async () => {
  await signIn();
  await openConsole('/courses/create');
  await box('Nombre').fill('ab');
  await number('Precio').fill('0');
  await number('Número de producto').fill('7001');
  await page.getByRole('button', { name: 'Agregar curso' }).click();
  await expect.element(page.getByText('El mínimo de caracteres es 3')).toBeVisible();
  await expect.element(page.getByText('Ingresa una cantidad mayor a cero')).toBeVisible();
  await box('Nombre').fill('Repetido');
  await number('Precio').fill('100');
  await page.getByRole('button', { name: 'Agregar curso' }).click();
  await expect.element(page.getByText('Otro curso ya tiene ese número de producto').first()).toBeVisible();
});

it('changes the price from a day on and takes that back, uploads a picture, and names the teacher', async () => {
  await page.viewport(360, 800);
  await signIn();
  const { id } = await addedCourse();
  await openConsole(`/courses/${id}`);
  await page
    .getByLabelText('Subir una imagen')
    .first()
    .upload(new File(['<svg/>'], 'malo.png'));
  await expect.element(page.getByText('El formato del archivo no es valido.')).toBeVisible();

  await box('Precio nuevo').fill('mil doscientos');
  await page.getByLabelText('Vale desde').fill('2020-01-01');
  const save = page.getByRole('button', { name: 'Guardar el precio' });
  const question = page.getByRole('alertdialog');
  await save.click();
  await expect.element(page.getByText('Ingresa únicamente números')).toBeVisible();
  await box('Precio nuevo').fill('$1,200.50');
  await save.click();
  await expect.element(question).toHaveTextContent('¿Cambiar el precio de $749.50 m.n. a $1,200.50 m.n.?');
  await expect.element(question).toHaveTextContent('Sube 60 %');
  await question.getByRole('button', { name: 'Cambiar el precio' }).click();
  await expect.element(page.getByText('Elige un día a partir de mañana')).toBeVisible();
  await page.getByLabelText('Vale desde').fill(inDays(365));
  await save.click();
  await question.getByRole('button', { name: 'Cambiar el precio' }).click();
  await expect.element(page.getByText('Programado')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Cambiar el precio' })).toHaveFocus();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Retirar el precio de $1,200.50 m.n.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect.element(page.getByText('Programado')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Ver las opciones' }).click();
  await page.getByRole('combobox', { name: 'Cuenta de quien lo imparte' }).fill('maestro');
  await page.getByRole('option').first().click();
  await number('Horas').fill('12');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(page.getByText('Operación exitosa!')).toBeVisible();
  const saved = await clientOf().call(getCourse, { params: { id } });
  expect(saved).toMatchObject({ hours: 12, price: 749.5, teacher_uuid: expect.any(String) });
});

it('shows who bought a course, and where their place stands', async () => {
  await signIn();
  await openConsole('/courses/1');
  await expect.element(page.getByRole('heading', { name: 'Lectura que emociona' })).toBeVisible();
  const buyers = page.getByRole('listitem').filter({ hasText: 'maestro-m@demo.lia.example' });
  await expect.element(buyers).toHaveTextContent('Inscrito');
  await expect.element(buyers).toHaveTextContent('$1,490.00 m.n.');
});

it('gives a person a place with a reason, which their page shows as well, and takes it back', async () => {
  await page.viewport(360, 800);
  await signIn();
  const { id } = await addedCourse();
  await openConsole(`/courses/${id}`);
  await page.getByRole('button', { name: 'Dar un lugar' }).click();
  const dialog = page.getByRole('dialog');
  const give = dialog.getByRole('button', { name: 'Dar un lugar' });
  await give.click();
  await expect.element(dialog.getByText('Elige a una persona')).toBeVisible();
  await dialog.getByRole('combobox').fill('padre-i');
  await page.getByRole('option', { name: /\(padre-i\)/ }).click();
  await give.click();
  const reason = dialog.getByRole('textbox', { name: 'Por qué' });
  await expect.element(reason).toBeInvalid();
  await reason.fill('Un cobro equivocado');
  expect(await screenViolations()).toEqual([]);
  await give.click();
  const place = page.getByRole('listitem').filter({ hasText: 'padre-i' });
  await expect.element(place).toHaveTextContent(/Inscrito.*Lo dio .*: Un cobro equivocado/);
  const filter = JSON.stringify({ course_id: id });
  const [given] = await clientOf().call(listEnrolments, { query: { filter } });
  const query = { filter: JSON.stringify({ q: 'padre-i@' }) };
  const [person] = await clientOf().call(listUsers, { query });
  await cleanup();

  await openConsole(`/users/${person?.uuid}/show`);
  await page.getByRole('button', { name: 'Cursos', exact: true }).click();
  await expect.element(page.getByText(/: Un cobro equivocado$/)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: `Quitar el lugar: ${given?.course_name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el lugar' }).click();
  await expect
    .poll(async () => (await clientOf().call(listEnrolments, { query: { filter } }))[0]?.status)
    .toBe('withdrawn');
  await expect.element(page.getByText('Retirado')).toBeVisible();
});

it('is for administrators alone', async () => {
  await signIn('maestro');
  await openConsole('/courses');
  await expect.element(page.getByRole('heading', { name: 'Esta consola es solo para administradores' })).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  await openConsole('/courses', { language });
  const first = page.getByRole('link', { name: /Huertos escolares/ });
  await expect.element(first).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await first.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Huertos escolares');
  await expect.element(page.getByText('maestro-i@demo.lia.example')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});
