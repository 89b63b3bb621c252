import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { approvedCard } from '../testing/approvedCard.ts';
import { violations } from '../testing/axe.ts';
import { describePaying } from '../testing/paying.tsx';
import { describeSending } from '../testing/sending.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import { box, buyer, fillBuyer, selector, submit } from '../testing/buyer.ts';
import { boughtCourse } from '../testing/courses.ts';
import { CourseCheckoutForm } from './CourseCheckoutForm.tsx';

const BUY = 'POST /userSubscription';
const PRODUCTS = 'GET /stripe/products';

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
const price = (amount: number) => ({
  status: 200,
  body: {
    price: { id: 'p', unit_amount: amount, currency: 'MXN', recurring: null },
    product: { id: '3', name: '', description: '' },
  },
});
const reading = {
  id: 3,
  name: 'Lectura que emociona',
  description: 'Descripción de Lectura que emociona',
  price: 1490,
  card_image_url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
};
const refused = (fields: Record<string, string>) => ({
  status: 422,
  body: { code: 'VALIDATION_FAILED', message: 'Revisa los datos marcados', fields },
});

describeSending({
  form: <CourseCheckoutForm course="3" />,
  call: BUY,
  accepted: {
    body: { message: 'Apartamos tu curso', data: { order: { id: 'o' }, id_parent: null, init_point: '/pay' } },
    shows: 'Apartamos tu curso',
  },
  fill: fillBuyer,
  button: 'Continuar',
  field: { name: 'username', label: 'Nombre de usuario', other: 'otra.ximena' },
  // Neither passwords nor acceptances are kept.
  async afterReload() {
    for (const label of ['Contraseña', 'Repite la contraseña']) await box(label).fill(buyer.Contraseña);
    for (const text of ['Acepto los términos y condiciones.', 'Acepto el aviso de privacidad.'])
      await page.getByRole('checkbox', { name: text }).click();
  },
});

test('sells the chosen course, shows the answer, and goes to the payment', async () => {
  const context = createTestContext();
  await context.show(<CourseCheckoutForm />);
  await selector().selectOptions('Lectura que emociona');
  await expect.element(page.getByRole('heading', { name: 'Lectura que emociona' })).toBeVisible();
  await expect.element(page.getByText('Acceso ilimitado')).toBeVisible();
  await fillBuyer();
  await expect.element(page.getByText('$1,490.00 m.n.').nth(1)).toBeVisible();
  await submit().click();

  const done = page.getByRole('heading', { name: 'Recibimos tu registro. Te llevamos al pago' });
  await expect.element(done).toHaveFocus();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['https://pay.example/checkout/3']);
  expect(context.recorded.events).toEqual([
    ['ready', {}],
    ['submit', {}],
    ['success', { order: 'order-3' }],
  ]);
  expect(localStorage.getItem('id_order')).toBe('order-3');
  expect(context.draft()).toBeNull();
  const [request] = await context.arrived(BUY);
  expect(parsed(request?.body)).toEqual({ ...boughtCourse.form, last_name: buyer.Apellidos });
});

test('starts with the course that the page asks for, whatever was chosen before', async () => {
  const context = createTestContext();
  const { unmount } = await context.show(<CourseCheckoutForm course="4" />);
  await expect.element(page.getByRole('heading', { name: 'Huertos escolares' })).toBeVisible();
  await expect.element(page.getByText('$749.50 m.n.').first()).toBeVisible();
  await expect.element(selector()).toHaveValue('4');
  // A draft of one course gives way to the course of the page.
  await fillBuyer();
  await unmount();
  await context.show(<CourseCheckoutForm course="3" />);
  await expect.element(page.getByRole('heading', { name: 'Lectura que emociona' })).toBeVisible();
  await expect.element(box('Nombre')).toHaveValue('Ximena');
});

test('moves nothing below it when a course arrives', async () => {
  const context = createTestContext();
  await context.script({ 'GET /thinkific/courses/3': ['held'] });
  await context.show(<CourseCheckoutForm course="3" />);
  await expect.element(page.getByRole('option', { name: 'Jalisco' })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: 'Lectura que emociona' })).toBeInTheDocument();
  const top = () => box('Nombre').element().getBoundingClientRect().top;
  const before = top();
  const found = { ...reading, keywords: 'lectura', productable_id: 7003 };
  await context.script({ 'GET /thinkific/courses/3': [{ status: 200, body: [found] }] });
  await expect.element(page.getByText('Acceso ilimitado'), PATIENT).toBeVisible();
  await expect.poll(() => document.querySelector('img')?.complete).toBe(true);
  expect(Math.abs(top() - before)).toBeLessThan(2);
});

test('offers members the way in', async () => {
  await createTestContext().show(<CourseCheckoutForm />);
  await expect
    .element(page.getByRole('link', { name: '¿Ya eres parte de la comunidad? Inicia sesión' }))
    .toHaveAttribute('href', '/login');
});

test('rejects a course of programming: it is cleared, and the list asked for again', async () => {
  const context = createTestContext();
  await context.show(<CourseCheckoutForm course="9" />);
  await expect.element(page.getByText(/Ese curso es de programación/)).toBeVisible();
  await expect.element(selector()).toHaveValue('');
  await expect.poll(() => context.arrived(PRODUCTS)).toHaveLength(2);
  expect(await context.arrived('GET /stripe/price/curso-9')).toEqual([]);
  await selector().selectOptions('Huertos escolares');
  await expect.element(page.getByText(/Ese curso es de programación/)).not.toBeInTheDocument();
});

test.each([
  ['that is not there', { 'GET /thinkific/courses/3': [{ status: 200, body: [] }] }],
  ['whose list has others only', { 'GET /thinkific/courses/3': [{ status: 200, body: [{ id: 5 }] }] }],
  ['that cannot be looked up', { 'GET /thinkific/courses/3': [{ status: 500, body: {} }] }],
])('shows the message for a course %s, and leads to the marketing site', async (_, script) => {
  const context = createTestContext();
  await context.script(script);
  await context.show(<CourseCheckoutForm course="3" home="https://lia.example/" />);
  await expect.element(page.getByText('Ha ocurrido un error obteniendo el id del curso')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ir a nuestro sitio' }))
    .toHaveAttribute('href', 'https://lia.example/');
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['https://lia.example/']);
});

test('shows the message where the price cannot be fetched, and leads to the marketing site', async () => {
  const context = createTestContext();
  await context.script({ 'GET /stripe/price/curso-3': [{ status: 404, body: { code: 'NOT_FOUND', message: '' } }] });
  await context.show(<CourseCheckoutForm course="3" />);
  await expect.element(page.getByText('Ha ocurrido un error obteniendo el precio')).toBeVisible();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/register']);
});

test('stays with another course that is chosen before the site is left', async () => {
  const context = createTestContext();
  await context.script({ 'GET /thinkific/courses/3': [{ status: 200, body: [] }] });
  await context.show(<CourseCheckoutForm course="3" />);
  await expect.element(page.getByText('Ha ocurrido un error obteniendo el id del curso')).toBeVisible();
  await selector().selectOptions('Huertos escolares');
  await expect.element(page.getByText('Ha ocurrido un error obteniendo el id del curso')).not.toBeInTheDocument();
  expect(context.recorded.went).toEqual([]);
});

test('clears the course of a draft that is no longer sold, and stays', async () => {
  const context = createTestContext();
  const { unmount } = await context.show(<CourseCheckoutForm />);
  await selector().selectOptions('Huertos escolares');
  await box('Nombre').fill('Ximena');
  await unmount();
  await context.script({ 'GET /thinkific/courses/4': [{ status: 200, body: [] }] });
  await context.show(<CourseCheckoutForm />);
  await expect.element(page.getByText('Este curso ya no está disponible. Elige otro')).toBeVisible();
  await expect.element(selector()).toHaveValue('');
  await expect.element(box('Nombre')).toHaveValue('Ximena');
  expect(context.recorded.went).toEqual([]);
});

test('keeps a draft whose course has no price for now, and stays', async () => {
  const context = createTestContext();
  const { unmount } = await context.show(<CourseCheckoutForm />);
  await selector().selectOptions('Huertos escolares');
  await box('Nombre').fill('Ximena');
  await unmount();
  await context.script({ 'GET /stripe/price/curso-4': [{ status: 500, body: {} }] });
  await context.show(<CourseCheckoutForm />);
  await expect.element(page.getByText('Ha ocurrido un error obteniendo el precio')).toBeVisible();
  await expect.element(selector()).toHaveValue('4');
  await expect.element(box('Nombre')).toHaveValue('Ximena');
  await expect.element(page.getByRole('link', { name: 'Ir a nuestro sitio' })).not.toBeInTheDocument();
  await context.script({ 'GET /stripe/price/curso-4': [price(749_50)] });
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByText('$749.50 m.n.').first()).toBeVisible();
  await expect.element(page.getByText('Ha ocurrido un error obteniendo el precio')).not.toBeInTheDocument();
  expect(context.recorded.went).toEqual([]);
});

test('shows that there are no courses', async () => {
  const context = createTestContext();
  await context.script({ [PRODUCTS]: [{ status: 200, body: { products: { data: [] } } }] });
  await context.show(<CourseCheckoutForm />);
  await expect.element(page.getByText('No se han encontrado cursos')).toBeVisible();
  expect(submit().elements()).toEqual([]);
});

test('asks again for courses that could not be loaded', async () => {
  const context = createTestContext();
  await context.script({
    [PRODUCTS]: [
      { status: 503, body: {} },
      { status: 200, body: { products: { data: [] } } },
    ],
  });
  await context.show(<CourseCheckoutForm />);
  await expect.element(page.getByText('No pudimos cargar los cursos. Revisa tu conexión.')).toBeVisible();
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByText('No se han encontrado cursos')).toBeVisible();
});

test('does not leave for a cut connection: the course is looked up again when asked', async () => {
  const context = createTestContext();
  const course = {
    id: 3,
    name: 'Vuelta',
    description: '',
    price: 1,
    card_image_url: null,
    hours: null,
    teacher: null,
    syllabus: '',
    keywords: '',
    productable_id: 1,
  };
  await context.script({ 'GET /thinkific/courses/3': ['cut'] });
  await context.show(<CourseCheckoutForm course="3" />);
  const again = page.getByRole('button', { name: 'Volver a intentar' });
  await expect.element(again, PATIENT).toBeVisible();
  await context.script({ 'GET /thinkific/courses/3': [{ status: 200, body: [course] }] });
  await again.click();
  await expect.element(page.getByRole('heading', { name: 'Vuelta' })).toBeVisible();
  expect(context.recorded.went).toEqual([]);
});

test('leads to what is missing: the course first, and both consents', async () => {
  const context = createTestContext();
  await context.show(<CourseCheckoutForm />);
  await submit().click({ force: true });
  await expect.element(selector()).toHaveFocus();
  await expect.element(selector()).toHaveAccessibleDescription('Este dato es necesario');
  const consent = page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' });
  await expect.element(consent).toHaveAccessibleDescription('Lee y acepta este texto para continuar');
  expect(await context.arrived(BUY)).toEqual([]);
});

test('shows the new price of a course that changed meanwhile, and sells it at that', async () => {
  const context = createTestContext();
  await context.script({
    'GET /stripe/price/curso-3': [price(1490_00), price(1590_00)],
    [BUY]: [
      refused({ 'course.price': 'El precio de este curso cambió. Revísalo y vuelve a intentarlo' }),
      { status: 200, body: { message: 'Listo', data: { order: { id: 'o' }, id_parent: null, init_point: '/pay' } } },
    ],
  });
  await context.show(<CourseCheckoutForm course="3" />);
  await fillBuyer();
  await submit().click();
  await expect.element(page.getByText('El precio de este curso cambió. Revísalo y vuelve a intentarlo')).toBeVisible();
  await expect.element(page.getByText('$1,590.00 m.n.').first()).toBeVisible();
  await submit().click();
  await expect.element(page.getByRole('heading', { name: 'Listo' })).toBeVisible();
  const bodies = (await context.arrived(BUY)).map(({ body }) => parsed(body));
  expect(bodies).toMatchObject([{ course: { price: 1490 } }, { course: { price: 1590 } }]);
});

test('clears the selected course when it is no longer sold', async () => {
  const context = createTestContext();
  await context.script({ [BUY]: [refused({ 'course.id': 'Este curso ya no está disponible. Elige otro' })] });
  await context.show(<CourseCheckoutForm course="3" />);
  await fillBuyer();
  await submit().click();
  await expect.element(page.getByText('Este curso ya no está disponible. Elige otro')).toBeVisible();
  await expect.element(selector()).toHaveValue('');
  await expect.element(box('Nombre')).toHaveValue('Ximena');
});

test('keeps a draft over a reload, but neither passwords nor consents', async () => {
  const context = createTestContext();
  const { unmount } = await context.show(<CourseCheckoutForm />);
  await selector().selectOptions('Huertos escolares');
  await fillBuyer();
  expect(context.draft()).toContain('ximena@correo.mx');
  expect(context.draft()).not.toContain('bugambilia');
  expect(context.draft()).not.toContain('2026-11-01');
  await unmount();
  await context.show(<CourseCheckoutForm />);
  await expect.element(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect.element(box('Nombre')).toHaveValue('Ximena');
  await expect.element(selector()).toHaveValue('4');
  await expect.element(box('Contraseña')).toHaveValue('');
  await expect.element(page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' })).not.toBeChecked();
});

test.each(['es', 'en'] as const)('breaks no rule of accessibility (%s)', async (language) => {
  const context = createTestContext();
  const { container } = await context.show(<CourseCheckoutForm course="3" back />, { language });
  await expect.element(page.getByRole('heading', { name: 'Lectura que emociona' })).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await page.getByRole('button', { name: /^(Continuar|Continue)$/ }).click({ force: true });
  await expect.element(page.getByText(/^(Este dato es necesario|This is required)$/).first()).toBeVisible();
  expect(await violations(container)).toEqual([]);
});

const CHECK = 'POST /stripe/public/courses/payment-validate';
const SETTLE = 'POST /stripe/public/courses/payment';
const PAID = 'Pago realizado exitosamente';
const ok = (body: unknown) => [{ status: 200, body }];
const company = {
  ...approvedCard(1490_00),
  [CHECK]: ok({ message: '', data: { order: { id: 'order-7' } } }),
  [SETTLE]: ok({
    message: PAID,
    data: { status: 'paid', client_secret: null, order: { id: 'order-7' }, id_parent: 'place-7', payment: 'pi_1' },
  }),
};

describePaying({
  answers: company,
  async open() {
    const context = createTestContext();
    await context.script(company);
    await context.show(<CourseCheckoutForm course="3" />);
    await fillBuyer();
    await page.getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
    return context;
  },
  calls: { check: CHECK, card: SETTLE, voucher: 'POST /stripe/public/courses/save-oxxo' },
  button: 'Pagar',
  paid: PAID,
});

test('pays by card on the same page, with what was typed, and leads back to it', async () => {
  const context = createTestContext();
  await context.script({
    'GET /payments/settings': [{ status: 200, body: { cards: 'sandbox', publishable_key: null } }],
  });
  await context.show(<CourseCheckoutForm course="3" />);
  const here = page.getByRole('button', { name: 'Pagar con tarjeta o en OXXO' });
  await expect.element(selector()).toHaveValue('3');
  await here.click();
  await expect.element(box('Nombre')).toHaveFocus();
  await fillBuyer();
  await here.click();
  await expect.element(page.getByText(/^Modo de prueba/)).toBeVisible();
  await expect.element(box('Email')).toHaveValue('ximena@correo.mx');
  await page.getByRole('button', { name: 'Volver a mis datos' }).click();
  await expect.element(box('Apellidos')).toHaveValue("Núñez O'Farrill");
  await expect.element(box('Contraseña')).toHaveValue('bugambilia');
  expect(await context.arrived(BUY)).toEqual([]);
});

test('shows the outcome of a payment that is on its way when the way back is pressed', async () => {
  const context = createTestContext();
  await context.script({ ...company, [SETTLE]: ['held'] });
  await context.show(<CourseCheckoutForm course="3" />);
  await fillBuyer();
  await page.getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
  await page.getByRole('button', { name: 'Aprobada' }).click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect.poll(() => context.arrived(SETTLE), PATIENT).toHaveLength(1);
  const back = page.getByRole('button', { name: 'Volver a mis datos' });
  await back.click({ force: true });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  const [settled] = company[SETTLE];
  if (settled) await context.release(settled);
  await expect.element(page.getByRole('heading', { name: PAID })).toHaveFocus();
});
