import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { describeSending } from '../testing/sending.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import {
  accept,
  begin,
  box,
  button,
  choose,
  documentInput,
  done,
  fillWork,
  fillYou,
  heading,
  OPEN,
  pdf,
  parsed,
  press,
  reachDocuments,
  refused,
  REGISTER,
  SENT,
  ticketIn,
  uploadsOf,
  answers,
} from './teacher.tsx';
import { TeacherForm } from './TeacherForm.tsx';

describeSending({
  form: <TeacherForm />,
  call: REGISTER,
  accepted: { body: { message: SENT }, shows: SENT },
  answers,
  async fill() {
    await reachDocuments();
    await accept();
  },
  button: 'Continuar',
  field: { name: 'phone_number', label: 'Teléfono', other: '3300000000' },
  async onward() {
    await press('Continuar');
    await press('Continuar');
  },
  // Neither passwords nor acceptances are kept.
  async afterReload() {
    for (const label of ['Contraseña', 'Repite la contraseña']) await box(label).fill('jacaranda');
    await press('Continuar');
    await press('Continuar');
    await accept();
  },
});

test('registers a teacher with three documents and leads to the sign-in page', async () => {
  const context = await begin('20');
  await reachDocuments();
  await expect.element(heading('Tus documentos')).toHaveFocus();
  const ticket = ticketIn(context);
  await context.script({ [uploadsOf(context)]: [done('d-1'), done('d-2'), done('d-3')] });
  await choose(1, pdf('título.pdf'));
  await press('Subir título.pdf');
  await expect.element(page.getByText('Subido', { exact: true })).toBeVisible();
  await expect.element(button('Subir título.pdf')).toBeDisabled();
  await press('Agregar otro documento');
  await expect.element(documentInput(2)).toHaveFocus();
  await choose(2, pdf('cédula.pdf'));
  await press('Agregar otro documento');
  await choose(3, pdf('constancia.pdf'));
  await accept();
  // What was chosen and not uploaded goes up before the rest.
  await press('Continuar');

  await expect.element(heading(SENT)).toHaveFocus();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/login']);
  expect(context.recorded.results).toMatchObject([
    { what: 'teacher', payment: null, people: [{ username: expect.any(String) }] },
  ]);
  expect(context.recorded.events).toEqual([
    ['ready', {}],
    ['step', { step: 2, of: 3 }],
    ['step', { step: 3, of: 3 }],
    ['submit', {}],
    ['success', { order: null }],
  ]);
  expect(context.draft()).toBeNull();
  const [opened] = await context.arrived(OPEN);
  expect(parsed(opened?.body)).toEqual({
    id: ticket,
    role_id: 28,
    name: 'Íñigo',
    last_name: "O'Farrill Núñez",
    email: 'inigo@escuela.mx',
    username: 'inigo',
    password: 'jacaranda',
    c_password: 'jacaranda',
  });
  const [registered] = await context.arrived(REGISTER);
  expect(registered?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(parsed(registered?.body)).toEqual({
    id: '0123456789abcdef0123456789abcdef',
    membership: 'Maestro Acreditado',
    phone_number: '3312345678',
    country: 'México',
    state: 'Jalisco',
    city: 'Zapopan',
    school_name: 'Primaria Benito Juárez',
    level_id: 2,
    level_school: 'Primaria',
    grade: ['4', '5'],
    intereses: 'Matemáticas y robótica',
    document_type: ['Comunidad LIA', 'Maestro Global Schooling'],
    documents: ['d-1', 'd-2', 'd-3'],
    consents: { terms: '2026-11-01', privacy: '2026-11-01' },
  });
});

test.each([
  [undefined, 'Maestro invitado'],
  ['10', 'Maestro invitado'],
  ['maestro-20', 'Maestro Acreditado'],
  ['30', 'Maestro Certificado'],
  ['40', 'Maestro invitado'],
])('begins with the tier of %s: %s', async (type, tier) => {
  await begin(type);
  await expect.element(page.getByRole('radio', { name: tier })).toBeChecked();
});

test('takes the tier of the page before that of a draft, and keeps one that was chosen by hand', async () => {
  const context = createTestContext();
  const tier = (name: string) => page.getByRole('radio', { name });
  const { unmount } = await context.show(<TeacherForm type="10" />);
  await box('Nombre').fill('Ximena');
  await unmount();
  const { unmount: leave } = await context.show(<TeacherForm type="20" />);
  await expect.element(tier('Maestro Acreditado')).toBeChecked();
  await expect.element(box('Nombre')).toHaveValue('Ximena');
  await tier('Maestro Certificado').click();
  await leave();
  await context.show(<TeacherForm type="20" />);
  await expect.element(tier('Maestro Certificado')).toBeChecked();
});

test('who picked a plan that is to be paid signs in with it', async () => {
  const context = await begin('20', 'mensual');
  await reachDocuments();
  await accept();
  await press('Continuar');
  await expect.element(heading(SENT)).toHaveFocus();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/login?membership=mensual']);
});

test('asks for what is missing in the words of the specification, and goes to the first of it', async () => {
  await begin();
  await expect.element(button('Continuar')).toHaveAttribute('aria-disabled', 'true');
  await button('Continuar').click({ force: true });
  await expect.element(page.getByText('Completar campos obligatorios')).toBeVisible();
  await expect.element(box('Nombre')).toHaveFocus();
  await fillYou();
  await expect.element(page.getByText('Completar campos obligatorios')).not.toBeInTheDocument();
});

test('asks for both acceptances before it can go on', async () => {
  const context = await begin();
  await reachDocuments();
  await expect.element(button('Continuar')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: /términos/i }).click();
  await expect.element(button('Continuar')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: /privacidad/i }).click();
  await expect.element(button('Continuar')).toHaveAttribute('aria-disabled', 'false');
  expect(await context.arrived(OPEN)).toEqual([]);
});

test("gives state and city their country's name where it has no states", async () => {
  const context = await begin();
  await context.script({ 'POST /countries/states': [{ status: 200, body: { data: { name: 'España', states: [] } } }] });
  await page.getByLabelText('País').selectOptions('España');
  await expect.element(page.getByText('No tenemos una lista para España: usamos ese nombre.')).toBeVisible();
  await expect.element(page.getByLabelText('Estado')).not.toBeInTheDocument();
  await expect
    .poll(() => Object(parsed(context.draft())['values']).you)
    .toMatchObject({ country: 'España', state: 'España', city: 'España' });
});

test("gives the city its state's name where it has no cities", async () => {
  const context = await begin();
  await context.script({ 'POST /countries/state/cities': [{ status: 200, body: { data: [] } }] });
  await page.getByLabelText('Estado').selectOptions('Yucatán');
  await expect.element(page.getByText('No tenemos una lista para Yucatán: usamos ese nombre.')).toBeVisible();
  await expect
    .poll(() => Object(parsed(context.draft())['values']).you)
    .toMatchObject({ state: 'Yucatán', city: 'Yucatán' });
});

test('lets a place be typed where its list cannot be had', async () => {
  const context = await begin();
  await context.script({ 'POST /countries/state/cities': [{ status: 503, body: {} }] });
  await page.getByLabelText('Estado').selectOptions('Yucatán');
  await box('Ciudad').fill('Valladolid');
  await expect.element(box('Ciudad')).toBeValid();
});

test('offers the grades of a level, or asks for its name', async () => {
  await begin();
  await fillYou();
  await press('Continuar');
  const grades = page.getByRole('group', { name: 'Grados' }).getByRole('checkbox');
  await expect.element(page.getByRole('radio', { name: 'Preescolar' })).toBeChecked();
  expect(grades.elements()).toHaveLength(3);
  await page.getByRole('radio', { name: 'Primaria' }).click();
  await expect.poll(() => grades.elements()).toHaveLength(6);
  await page.getByRole('checkbox', { name: '6°' }).click();
  await page.getByRole('radio', { name: 'Secundaria' }).click();
  await expect.poll(() => grades.elements()).toHaveLength(3);
  await page.getByRole('radio', { name: 'Otro' }).click();
  await expect.element(page.getByRole('group', { name: 'Grados' })).not.toBeInTheDocument();
  await expect.element(box('¿Cuál nivel?')).toBeVisible();
});

test("'Todos' takes all five interests and locks them", async () => {
  const context = await begin();
  await fillYou();
  await press('Continuar');
  await fillWork();
  const interests = page.getByRole('group', { name: 'Intereses' });
  await interests.getByRole('checkbox', { name: 'Todos' }).click();
  for (const name of ['Comunidad LIA', 'Cursos LIA U', 'Maestro Global Schooling']) {
    await expect.element(interests.getByRole('checkbox', { name })).toBeChecked();
    await expect.element(interests.getByRole('checkbox', { name })).toBeDisabled();
  }
  await press('Continuar');
  await accept();
  await press('Continuar');
  await expect.element(heading(SENT)).toBeVisible();
  const [request] = await context.arrived(REGISTER);
  expect(parsed(request?.body)['document_type']).toHaveLength(5);
  expect(parsed(request?.body)['documents']).toEqual([]);
});

test('sends once, however often it is pressed', async () => {
  const context = await begin();
  await reachDocuments();
  await accept();
  await button('Continuar').dblClick();
  await expect.element(heading(SENT)).toBeVisible();
  expect(await context.arrived(OPEN)).toHaveLength(1);
  expect(await context.arrived(REGISTER)).toHaveLength(1);
});

test("leads back to the step that the server's words are about", async () => {
  const context = await begin();
  await context.script({ [OPEN]: [refused({ username: 'Ese nombre de usuario ya está ocupado' })] });
  await reachDocuments();
  await accept();
  await press('Continuar');
  await expect.element(box('Nombre de usuario')).toHaveFocus();
  await expect.element(box('Nombre de usuario')).toHaveAccessibleDescription(/^Ese nombre de usuario ya está ocupado/);
});

test('loses nothing on the way back', async () => {
  await begin();
  await reachDocuments();
  await choose(1, pdf('título.pdf'));
  await press('Regresar');
  await expect.element(heading('Tu escuela')).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: '4°' })).toBeChecked();
  await press('Regresar');
  await expect.element(box('Contraseña')).toHaveValue('jacaranda');
  await press('Continuar');
  await press('Continuar');
  await expect.element(page.getByText('título.pdf', { exact: true })).toBeVisible();
});

test.each(['es', 'en'] as const)('can be used by everyone, in %s', async (language) => {
  const context = createTestContext();
  await context.script(answers);
  const screen = await context.show(<TeacherForm />, { language });
  const next = page.getByRole('button', { name: /^Contin(uar|ue)$/ });
  await expect.element(next).toBeVisible();
  expect(await violations(screen.container)).toEqual([]);
  await next.click({ force: true });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await violations(screen.container)).toEqual([]);
});

test('can be used by everyone in its later steps', async () => {
  const context = createTestContext();
  await context.script(answers);
  const screen = await context.show(<TeacherForm />);
  await fillYou();
  await press('Continuar');
  await expect.element(heading('Tu escuela')).toBeVisible();
  expect(await violations(screen.container)).toEqual([]);
  await fillWork();
  await press('Continuar');
  await choose(1, new File(['MZ'], 'virus.exe'));
  await expect.element(page.getByText('Tipo de archivo no permitido').first()).toBeVisible();
  expect(await violations(screen.container)).toEqual([]);
});
