import { getMyContact } from '@lia/sdk/accounts/endpoints';
import { getLegalText } from '@lia/sdk/consents/endpoints';
import { buyMyCourse, listMyCatalogue, listMyCourses } from '@lia/sdk/courses/endpoints';
import { listStates } from '@lia/sdk/geography/endpoints';
import { donateAsMember } from '@lia/sdk/giving/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { catalogue, included, offer } from '../../testing/catalogue.ts';
import { signedIn } from '../../testing/people.ts';
import { createTestContext, type TestContext } from '../../testing/context.tsx';

const openAs = async (role: string, path: string, prepare: (context: TestContext) => void): Promise<TestContext> => {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: 'Términos', text: 'Sí.' });
  prepare(context);
  await context.open(path);
  return context;
};

const accept = async () => {
  for (const text of ['términos y condiciones', 'aviso de privacidad']) {
    await page.getByRole('checkbox', { name: text }).click();
  }
};

describe('the catalogue of a member', () => {
  test('shows what each course costs them and why, and what is theirs already', async () => {
    await openAs('Maestro-M', '/apps/cursos', ({ api }) =>
      api.answer(
        listMyCatalogue,
        catalogue([offer(), included({ id: 4, name: 'Arte' }), offer({ id: 5, name: 'Lectura', owned: true })], {
          each_month: 3,
          left: 2,
        }),
      ),
    );
    const course = page.getByRole('main').getByRole('listitem');
    await expect
      .element(course.nth(0))
      .toHaveTextContent('Precio sin plan: $890.00 m.n.Tu precio: $667.50 m.n.25 % por tu plan mensual');
    await expect.element(course.nth(1)).toHaveTextContent('Sin costoIncluido en tu plan: te quedan 2 de 3 este mes');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Tu plan incluye 3 cursos al mes: te quedan 2.');
    await expect.element(course.nth(2)).not.toHaveTextContent('$');
    await expect
      .element(page.getByRole('link', { name: 'Ver mi curso: Lectura' }))
      .toHaveAttribute('href', '/apps/miscursos/5');
  });

  test('shows the failure, and after a retry the empty list', async () => {
    const { api } = await openAs('padre', '/apps/cursos', ({ api: far }) =>
      far.refuse(listMyCatalogue, 503, 'SERVICE_UNAVAILABLE'),
    );
    await expect.element(page.getByRole('heading', { name: 'No pudimos traer los cursos' })).toBeVisible();
    api.answer(listMyCatalogue, catalogue([]));
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByRole('heading', { name: 'Aún no hay cursos' })).toBeVisible();
  });
});

describe('the purchase of a member', () => {
  test('takes an included course with both texts accepted and nothing typed', async () => {
    const { api, at } = await openAs('Maestro-M', '/apps/cursos/3', (context) => {
      context.api.answer(listMyCatalogue, catalogue([included()], { each_month: 3, left: 1 }));
      context.api.answer(listMyCourses, { data: [] });
      context.api.answer(buyMyCourse, {
        message: 'El curso ya es tuyo. Tu plan lo incluye',
        data: { order: { id: 'order-1' }, id_parent: 'place-1', init_point: null, given: true },
      });
    });
    await expect.element(page.getByText('laura@example.mx')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pagar con tarjeta o en OXXO' })).not.toBeInTheDocument();
    await accept();
    await page.getByRole('button', { name: 'Agregar a mis cursos' }).dblClick();
    const open = page.getByRole('button', { name: 'Ver mi curso' });
    await expect.element(open).toBeVisible();
    expect(api.arrived(buyMyCourse).map(({ body }) => body)).toEqual([
      { course: 3, amount: 0, payment: 'checkout', consents: { terms: '2026-11-01', privacy: '2026-11-01' } },
    ]);
    await open.click();
    await expect.poll(at).toBe('/apps/miscursos/3');
  });

  test('of a course that is not on sale leads to the others', async () => {
    const { at } = await openAs('padre', '/apps/cursos/9', ({ api }) =>
      api.answer(listMyCatalogue, catalogue([offer()])),
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Este curso no está a la venta');
    await page.getByRole('main').getByRole('link', { name: 'Todos los cursos' }).last().click();
    await expect.poll(at).toBe('/apps/cursos');
  });
});

describe('the donation of a member', () => {
  test('is filled in from the account; the donor is the user of the session', async () => {
    const { api, went } = await openAs('Padre-M', '/apps/donar', (context) => {
      context.api.answer(listStates, { data: { name: 'México', states: [{ name: 'Jalisco' }] } });
      context.api.answer(getMyContact, {
        data: {
          name: 'Laura Méndez',
          email: 'laura@example.mx',
          phone_number: '5512345678',
          country: 'México',
          state: 'Jalisco',
        },
      });
      context.api.answer(donateAsMember, {
        message: 'Recibimos tu donativo. Te llevamos al pago',
        data: { order: { id: 'order-1' }, id_parent: 'donor-1', init_point: 'https://pay.example/1' },
      });
    });
    await expect.element(page.getByText('laura@example.mx')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Nombre completo' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('5512345678');
    await page.getByRole('textbox', { name: 'Cargo' }).fill('Mamá');
    await page.getByRole('button', { name: 'Donar $3,600.00' }).click();
    await expect.poll(() => went).toEqual(['https://pay.example/1']);
    const [sent] = api.arrived(donateAsMember);
    expect(sent?.body).toMatchObject({ support: 1, businessName: 'Laura Méndez', state: 'Jalisco' });
    expect(Object.keys(Object(sent?.body))).not.toContain('name');
    expect(Object.keys(Object(sent?.body))).not.toContain('email');
  });
});
