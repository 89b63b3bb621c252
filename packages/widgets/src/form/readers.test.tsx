import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { fillBuyer } from '../testing/buyer.ts';
import { CourseCheckoutForm } from '../courses/CourseCheckoutForm.tsx';
import { DonationForm } from '../giving/DonationForm.tsx';
import { fillDonor, submitButton } from '../testing/donor.ts';
import { PricingTable } from '../memberships/PricingTable.tsx';
import { Receipt } from '../receipts/Receipt.tsx';
import { fillChild, fillParent, press } from '../registrations/family.ts';
import { RegistrationForm } from '../registrations/RegistrationForm.tsx';
import { type Heard, listen, tidy } from '../testing/readers.ts';
import { refuse, screens, visit } from '../testing/screens.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import {
  begin,
  choose,
  fillWork,
  fillYou,
  pdf,
  press as pressIn,
  reachDocuments,
  uploadsOf,
} from '../teachers/teacher.tsx';

const CONTROLS = ['textbox', 'combobox', 'checkbox', 'radio', 'radiogroup', 'button', 'link', 'tab', 'progressbar'];
/** Controls that can be optional, and expose it. Browsers do not expose it for a `<select>`. */
const FILLED = ['textbox', 'radiogroup'];
const OPTIONAL = '(opcional)';

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => tidy(element.textContent));

/** Remarks below fields that belong to none of the controls which a reader meets. */
const unheard = (selector: string, heard: readonly Heard[]): string[] =>
  texts(selector).filter((remark) => !heard.some(({ description }) => contains(description, remark)));

/** Between the lines of a text there may be a space, or none. */
const contains = (text: string, part: string): boolean => text.replaceAll(' ', '').includes(part.replaceAll(' ', ''));

test.for(screens.map((screen) => [screen.name, screen] as const))(
  '%s exposes names, required fields and hints; and errors where it is refused',
  async ([, screen]) => {
    await visit(screen);
    const heard = await listen();
    const controls = heard.filter(({ role }) => CONTROLS.includes(role));
    expect(controls.length).toBeGreaterThan(0);
    expect.soft(controls.filter(({ name }) => name === '')).toEqual([]);
    const fields = controls.filter(({ role }) => FILLED.includes(role));
    const silent = fields.filter(({ name, states }) => states['required'] !== true && !name.includes(OPTIONAL));
    // The fields of card companies are their own.
    expect.soft(silent.map(({ name }) => name).filter((name) => !/tarjeta|Vence|CVC/.test(name))).toEqual([]);
    expect.soft(texts('.lia-field:has(select:not([aria-required=true]))')).toEqual([]);
    expect.soft(unheard('.lia-field > [part=hint]', heard)).toEqual([]);
    if (screen.refused !== undefined) await hearRefusal(screen.refused);
  },
);

/** Each field's error is announced with it, and the first invalid field is focused and announced. */
async function hearRefusal(button: string | RegExp): Promise<void> {
  await refuse(button);
  const heard = await listen();
  expect.soft(unheard('[part=error]', heard)).toEqual([]);
  const wrong = texts('[part=error]');
  const marked = heard.filter(({ description }) => wrong.some((error) => contains(description, error)));
  expect.soft(marked.filter(({ role, states }) => role !== 'group' && states['invalid'] !== 'true')).toEqual([]);

  const first = document.querySelector('[data-invalid]');
  expect.soft(document.activeElement).toBe(first);
  const announced = heard.filter(({ states }) => states['live'] === 'polite').map(({ words }) => words);
  const field = first?.closest('.lia-field');
  const [label, error] = ['[part=label]', '[part=error]'].map((part) => tidy(field?.querySelector(part)?.textContent));
  expect.soft(announced).toContain(`${label}: ${error}`);
}

describe('a form in steps', () => {
  /** The focused element, and the announcements of the step. */
  const place = () => [
    document.activeElement?.textContent,
    page.getByRole('status').filter({ hasText: 'Paso' }).element().textContent,
  ];

  test('announces the step of a family, and focuses its heading', async () => {
    await createTestContext().show(<RegistrationForm />);
    expect(place()[1]).toBe('Paso 1 de 3');
    await fillParent();
    await press('Continuar');
    await expect.poll(place).toEqual(['Tus hijos', 'Paso 2 de 3']);
    await fillChild(0);
    await press('Continuar');
    await expect.poll(place).toEqual(['Resumen', 'Paso 3 de 3']);
    const now = (await listen()).find(({ words }) => words === 'Paso 3 de 3');
    expect(now?.states).toMatchObject({ live: 'polite' });
    await press('Regresar');
    await expect.poll(place).toEqual(['Tus hijos', 'Paso 2 de 3']);
    await press('Regresar');
    await expect.poll(place).toEqual(['Registra a tu familia', 'Paso 1 de 3']);
  });

  test('removes an error from the announcements once it is corrected', async () => {
    const announced = () =>
      page
        .getByRole('status')
        .elements()
        .map((region) => tidy(region.textContent));
    await createTestContext().show(<RegistrationForm />);
    await refuse('Continuar');
    await expect.poll(announced).toContainEqual(expect.stringMatching(/^Nombre.*: /));
    await fillParent();
    await press('Continuar');
    await expect.poll(announced).toContain('Paso 2 de 3');
    expect(announced()).not.toContainEqual(expect.stringMatching(/^Nombre.*: /));
  });

  test('announces the step of a teacher', async () => {
    await begin();
    expect(place()[1]).toBe('Paso 1 de 3');
    await fillYou();
    await pressIn('Continuar');
    await expect.poll(place).toEqual(['Tu escuela', 'Paso 2 de 3']);
    await fillWork();
    await pressIn('Continuar');
    await expect.poll(place).toEqual(['Tus documentos', 'Paso 3 de 3']);
    await pressIn('Regresar');
    await pressIn('Regresar');
    await expect.poll(place).toEqual(['Bienvenido a LIA', 'Paso 1 de 3']);
  });
});

test('paying for a course on the spot begins at its heading, and so does the way back', async () => {
  const context = createTestContext();
  await context.script({
    'GET /payments/settings': [{ status: 200, body: { cards: 'sandbox', publishable_key: null } }],
  });
  await context.show(<CourseCheckoutForm course="3" />);
  await expect.element(page.getByText('Acceso ilimitado')).toBeVisible();
  await fillBuyer();
  await press('Pagar con tarjeta o en OXXO');
  await expect.element(page.getByRole('heading', { name: 'Padres' })).toHaveFocus();
  await press('Volver a mis datos');
  await expect.element(page.getByRole('heading', { name: 'Compra tu curso' })).toHaveFocus();
});

describe('what takes its time', () => {
  const failure = { status: 500, body: { code: 'UNKNOWN_ERROR', message: '' } };

  /** A context that leaves a route without an answer until the test is over. */
  async function holding(route: string, context = createTestContext()) {
    await context.script({ [route]: ['held'] });
    onTestFinished(() => context.script({ [route]: [failure] }));
    return context;
  }

  test('announces an upload, in words and as a share', async () => {
    const context = await holding('POST /supportSubscription');
    await context.show(<DonationForm />);
    await page.getByLabelText(/^Logotipo o documento/).upload(new File(['GIF89a'], 'logo.gif'));
    await fillDonor();
    await submitButton().click();
    await expect.poll(async () => (await listen()).find(({ name }) => name === 'Subiendo el archivo')?.value).toBe('1');
    await expect
      .element(page.getByRole('progressbar', { name: 'Subiendo el archivo' }))
      .toHaveAttribute('aria-valuetext', '100 %');
    const heard = await listen();
    expect(heard.find(({ words, states }) => words === 'Enviando…' && states['live'] === 'polite')).toBeDefined();
  });

  test('announces a document that is being uploaded', async () => {
    const context = await begin();
    await reachDocuments();
    await holding(uploadsOf(context), context);
    await choose(1, pdf('título.pdf'));
    await pressIn('Subir título.pdf');
    const upload = page.getByRole('progressbar', { name: 'Subiendo título.pdf' });
    await expect.element(upload).toHaveAttribute('aria-valuetext', '100 %');
  });

  test.for([
    ['a list', 'GET /countries', <DonationForm key="d" />, 'select'],
    ['the courses', 'GET /stripe/products', <CourseCheckoutForm key="c" />, 'select'],
    ['a course', 'GET /stripe/price/curso-3', <CourseCheckoutForm key="o" course="3" />, '[part=card]'],
    ['the price of a plan', 'GET /stripe/price/padre-gratis', <RegistrationForm key="f" />, '[part=sum]'],
    ['the plans', 'GET /membresia', <PricingTable key="p" />, '[role=tabpanel] > ul'],
    ['a receipt', 'POST /getPreapprovalCourse/pay-77', <Receipt key="r" paymentId="pay-77" />, 'article'],
  ] as const)('announces %s while it is sent', async ([, route, form, place]) => {
    const context = await holding(route);
    await context.show(form);
    await expect.poll(() => document.querySelector(`${place}[aria-busy=true]`)).not.toBeNull();
    await context.script({ [route]: [failure] });
    await expect.poll(() => document.querySelector('[aria-busy=true]'), PATIENT).toBeNull();
  });
});
