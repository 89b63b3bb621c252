import { credentialsLabels } from '@lia/sdk/accounts/labels';
import { coursePurchaseLabels } from '@lia/sdk/courses/purchaseLabels';
import { donationLabels } from '@lia/sdk/giving/labels';
import { sponsorshipLabels } from '@lia/sdk/giving/sponsorshipLabels';
import { volunteeringLabels } from '@lia/sdk/giving/volunteeringLabels';
import type { Label } from '@lia/sdk/messages/labels';
import { cardPayerLabels, oxxoPayerLabels } from '@lia/sdk/payments/payerLabels';
import { accountLabels, cityLabel, personLabels } from '@lia/sdk/people/labels';
import { teachingLabels } from '@lia/sdk/teachers/labels';
import { login } from '@lia/sdk/testing/rules/accounts';
import { course } from '@lia/sdk/testing/rules/courses';
import { bytesOf, type FileRules, logo, type Sample, teacherDocument } from '@lia/sdk/testing/rules/files';
import { donation, sponsorship, volunteering } from '@lia/sdk/testing/rules/giving';
import { cardPayer, oxxoAmount, oxxoPayer } from '@lia/sdk/testing/rules/payments';
import { childLabels, parentLabels } from '@lia/sdk/registrations/labels';
import { schoolContactLabels } from '@lia/sdk/registrations/schoolLabels';
import { child, family, parent, schoolContact } from '@lia/sdk/testing/rules/registrations';
import type { Sentence } from '@lia/sdk/testing/rules/sentences';
import { teacherAccount, teacherRegistration } from '@lia/sdk/testing/rules/teachers';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { LoginForm } from './accounts/LoginForm.tsx';
import { CourseCheckoutForm } from './courses/CourseCheckoutForm.tsx';
import { DonationForm } from './giving/DonationForm.tsx';
import { es as donationTexts } from './giving/es.ts';
import { es as sponsorshipTexts } from './giving/sponsorship/es.ts';
import { SponsorshipForm } from './giving/sponsorship/SponsorshipForm.tsx';
import { VolunteeringForm } from './giving/volunteering/VolunteeringForm.tsx';
import { PaymentForm } from './payments/PaymentForm.tsx';
import { fillChild, fillParent, press } from './registrations/family.ts';
import { RegistrationForm } from './registrations/RegistrationForm.tsx';
import { SchoolContactForm } from './registrations/school/SchoolContactForm.tsx';
import { es as teacherTexts } from './teachers/es.ts';
import { begin, documentInput, fillWork, fillYou, reachDocuments, teacher } from './teachers/teacher.tsx';
import { askedBy, type Labels, exerciseForm } from './testing/exerciseForm.ts';
import { createTestContext } from './testing/context.tsx';

// Document 1 section 5, as people meet it: the table by which schemas and API are tested as well.

const show = async (form: ReactNode) => createTestContext().show(form);

/** Where the fields of a form are, by their labels. */
const labelled = (labels: Readonly<Record<string, Label>>): Labels => ({
  ...Object.fromEntries(Object.entries(labels).map(([field, { es }]) => [field, es])),
  // That of another country has a wider name.
  ...('state' in labels && { state: /^Estado/ }),
});

const consents = {
  'consents.terms': 'Acepto los términos y condiciones.',
  'consents.privacy': 'Acepto el aviso de privacidad.',
} as const;

test('the sign-in', async () => {
  await show(<LoginForm />);
  const tested = await exerciseForm(login, labelled(credentialsLabels));
  expect(tested).toEqual(askedBy(login));
});

test('a donation', async () => {
  await show(<DonationForm />);
  const tested = await exerciseForm(donation, {
    ...labelled(donationLabels),
    support: donationTexts['donation.support'],
    ...consents,
  });
  expect(tested).toEqual(askedBy(donation));
});

test('a sponsorship', async () => {
  await show(<SponsorshipForm />);
  const tested = await exerciseForm(sponsorship, {
    ...labelled(sponsorshipLabels),
    sponsorship: sponsorshipTexts['sponsorship.type'],
    ...consents,
  });
  expect(tested).toEqual(askedBy(sponsorship));
});

test('an offer to volunteer', async () => {
  await show(<VolunteeringForm />);
  const tested = await exerciseForm(volunteering, {
    ...labelled(volunteeringLabels),
    ...consents,
  });
  expect(tested).toEqual(askedBy(volunteering));
});

test('a parent', async () => {
  await show(<RegistrationForm />);
  const you = await exerciseForm(parent, labelled(parentLabels));
  await fillParent();
  await press('Continuar');
  await fillChild(0);
  await press('Continuar');
  const accepted = await exerciseForm(parent, consents);
  expect(new Set([...you, ...accepted])).toEqual(askedBy(parent));
});

test('a child, and a family', async () => {
  await show(<RegistrationForm />);
  await fillParent();
  await press('Continuar');
  const testedChild = await exerciseForm(child, labelled(childLabels));
  expect(testedChild).toEqual(askedBy(child));
  await fillChild(0, { 'Correo electrónico': child.valid.email });
  await press('Añadir otro hijo');
  const second = page.getByLabelText('Correo electrónico', { exact: true }).nth(1);
  expect(await exerciseForm(family, { 'children[1].email': second })).toEqual(askedBy(family));
});

test("a school's request", async () => {
  await show(<SchoolContactForm />);
  const tested = await exerciseForm(schoolContact, {
    ...labelled(schoolContactLabels),
    ...consents,
  });
  expect(tested).toEqual(askedBy(schoolContact));
});

test('the purchase of a course', async () => {
  await show(<CourseCheckoutForm />);
  const tested = await exerciseForm(course, { ...labelled(coursePurchaseLabels), ...consents });
  expect(tested).toEqual(askedBy(course));
});

const teacherYou = {
  ...labelled({ ...personLabels, ...accountLabels, city: cityLabel, c_password: accountLabels.confirmation }),
  membership: teacherTexts['teacher.tier'],
};
const teacherWork = {
  ...labelled(teachingLabels),
  level_school: teacherTexts['teacher.level.name'],
};

test('a teacher', async () => {
  await begin();
  const tested = await exerciseForm(teacherAccount, teacherYou);
  expect(tested).toEqual(askedBy(teacherAccount));
  const you = await exerciseForm(teacherRegistration, teacherYou);
  await fillYou();
  await press('Continuar');
  const work = await exerciseForm(teacherRegistration, teacherWork);
  await fillWork();
  await press('Continuar');
  const accepted = await exerciseForm(teacherRegistration, consents);
  expect(new Set([...you, ...work, ...accepted])).toEqual(askedBy(teacherRegistration));
});

test('what a teacher must fill in', async () => {
  await begin();
  const proceed = page.getByRole('button', { name: 'Continuar', exact: true });
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });

  /** Empties a field of a step that is complete, asks to go on, and fills it in again. */
  async function miss(first: Locator, empty: () => Promise<void>, fill: () => Promise<void>): Promise<void> {
    const asked = page.getByText('Completar campos obligatorios' satisfies Sentence);
    await expect.element(asked).not.toBeInTheDocument();
    await empty();
    await proceed.click({ force: true });
    await expect.element(asked).toBeVisible();
    await expect.element(first).toHaveFocus();
    await fill();
  }
  const missText = (name: string, value: string) =>
    miss(
      box(name),
      () => box(name).fill(''),
      () => box(name).fill(value),
    );
  const missTicks = (first: string, ...ticked: string[]) => {
    const toggle = async () => {
      for (const name of ticked) await tick(name).click();
    };
    return miss(tick(first), toggle, toggle);
  };

  await fillYou();
  for (const [name, value] of Object.entries(teacher)) await missText(name, value);
  await press('Continuar');
  await fillWork();
  await missText('Escuela', 'Primaria Benito Juárez');
  await missTicks('1°', '4°', '5°');
  await missText('Materias', 'Matemáticas');
  await missTicks('Comunidad LIA', 'Comunidad LIA', 'Maestro Global Schooling');
  await page.getByRole('radio', { name: 'Otro' }).click();
  await box('¿Cuál nivel?').fill('Bachillerato');
  await missText('¿Cuál nivel?', 'Bachillerato');
});

const logoInput = () => page.getByLabelText(/^Logotipo o documento/);

const fileFields: [name: string, open: () => Promise<unknown>, input: () => Locator, rules: FileRules][] = [
  ['the logo of a donation', () => show(<DonationForm />), logoInput, logo],
  ['the logo of a sponsorship', () => show(<SponsorshipForm />), logoInput, logo],
  ['a document of a teacher', () => begin().then(reachDocuments), () => documentInput(1), teacherDocument],
];

test.for(fileFields)('%s', async ([, open, input, { accepts, rejects, sentence }]) => {
  const choose = (sample: Sample) => userEvent.upload(input(), new File([bytesOf(sample)], sample[0]));
  await open();
  expect(rejects.length).toBeGreaterThanOrEqual(accepts.length);
  for (const [at, refused] of rejects.entries()) {
    await choose(refused);
    await expect.element(input()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await expect.element(input()).toHaveValue('');
    await expect.element(page.getByText(refused[0], { exact: true })).not.toBeInTheDocument();
    const taken = accepts[at % accepts.length];
    if (!taken) throw new Error('No sample of a file is accepted');
    await choose(taken);
    await expect.element(input()).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText(taken[0], { exact: true })).toBeVisible();
  }
});

async function showPayment(centavos: number) {
  const context = createTestContext();
  const product = { id: 'curso-3', name: 'Lectura', description: '' };
  const price = { id: 'curso-3', unit_amount: centavos, currency: 'MXN', recurring: null };
  await context.script({
    'GET /stripe/price/curso-3': [{ status: 200, body: { price, product } }],
    'GET /payments/settings': [{ status: 200, body: { cards: 'sandbox', publishable_key: null } }],
  });
  return context.show(<PaymentForm purchase={{ course: '3', form: course.valid }} />);
}

test('who pays by card, and who pays at OXXO', async () => {
  await showPayment(1490_00);
  await expect.element(page.getByRole('textbox', { name: cardPayerLabels.email.es })).toBeVisible();
  expect(await exerciseForm(cardPayer, labelled(cardPayerLabels))).toEqual(askedBy(cardPayer));
  await page.getByRole('radio', { name: 'Efectivo en OXXO' }).click();
  expect(await exerciseForm(oxxoPayer, labelled(oxxoPayerLabels))).toEqual(askedBy(oxxoPayer));
});

test('what OXXO takes', async () => {
  const shop = page.getByRole('radio', { name: 'Efectivo en OXXO' });
  const note = page.getByText(oxxoAmount.sentence);
  for (const amount of oxxoAmount.accepts) {
    const view = await showPayment(amount);
    await expect.element(shop).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
    await view.unmount();
  }
  for (const amount of oxxoAmount.rejects) {
    const view = await showPayment(amount);
    await expect.element(note).toBeVisible();
    await expect.element(shop).not.toBeInTheDocument();
    await view.unmount();
  }
});
