import { sampleReceipt } from '@lia/sdk/testing/sampleReceipt';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { LoginForm } from '../accounts/LoginForm.tsx';
import { fillBuyer, submit as buy } from './buyer.ts';
import { CourseCheckoutForm } from '../courses/CourseCheckoutForm.tsx';
import { MemberCourseForm } from '../courses/member/MemberCourseForm.tsx';
import { boughtCourse, offeredCourse } from './courses.ts';
import type { ElementTag } from '../elements.ts';
import { DonationForm } from '../giving/DonationForm.tsx';
import { DonorWall } from '../giving/donors/DonorWall.tsx';
import { fillDonor, submitButton as donate } from './donor.ts';
import { MemberDonationForm } from '../giving/member/MemberDonationForm.tsx';
import { MemberSponsorshipForm } from '../giving/member/MemberSponsorshipForm.tsx';
import { SponsorshipForm } from '../giving/sponsorship/SponsorshipForm.tsx';
import { VolunteeringForm } from '../giving/volunteering/VolunteeringForm.tsx';
import { CardChangeForm } from '../memberships/card/CardChangeForm.tsx';
import { PlanChoice } from '../memberships/PlanChoice.tsx';
import { PricingTable } from '../memberships/PricingTable.tsx';
import { PaymentForm } from '../payments/PaymentForm.tsx';
import { InvoiceRequestForm } from '../receipts/invoice/InvoiceForm.tsx';
import { Receipt } from '../receipts/Receipt.tsx';
import { fillChild, fillParent, press, reachSummary } from '../registrations/family.ts';
import { FurtherChildForm } from '../registrations/child/FurtherChildForm.tsx';
import { RegistrationForm } from '../registrations/RegistrationForm.tsx';
import { SchoolContactForm } from '../registrations/school/SchoolContactForm.tsx';
import { answers as schools, choose, fillYou, pdf, reachDocuments } from '../teachers/teacher.tsx';
import { TeacherForm } from '../teachers/TeacherForm.tsx';
import type { Script } from './api.ts';
import { approvedCard } from './approvedCard.ts';
import { createTestContext } from './context.tsx';
import { subscriptionScreens } from './subscriptionScreens.tsx';

/** One screen of a form, for tests that look at all of them. */
export interface Screen {
  name: string;
  /** The element that shows it; null where it is for React hosts alone. */
  tag: ElementTag | null;
  form: ReactElement;
  /** What the API answers, where it is not what it always does. */
  answers?: Script;
  /** Goes from the form's first screen to this one. */
  reach?: () => Promise<void>;
  /** Part of what stands on it once everything has arrived. */
  shows: string | RegExp;
  /** Name of the button that refuses the screen as it stands, where it does. */
  refused?: string | RegExp;
}

const ok = (body: unknown) => [{ status: 200, body }];
const sandbox = ok({ cards: 'sandbox', publishable_key: null });
const LONG = 'título-de-licenciatura-en-educación-primaria-escaneado-por-los-dos-lados.pdf';
const member = { name: 'Ana López', email: 'ana@correo.mx', phone_number: null, country: null, state: null };
const shown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

/** Every screen of every form. A form that is missing here fails the tests that go through the list. */
export const screens: readonly Screen[] = [
  { name: 'a donation', tag: 'lia-donation', form: <DonationForm />, shows: /Faltan 8 datos/, refused: /^Donar/ },
  {
    name: 'a donation of any amount, with a logo',
    tag: 'lia-donation',
    form: <DonationForm support={3} />,
    reach: () => page.getByLabelText(/^Logotipo o documento/).upload(new File(['GIF89a'], LONG.replace('pdf', 'gif'))),
    shows: LONG.replace('pdf', 'gif'),
    refused: /^Donar/,
  },
  {
    name: 'a donation that was taken',
    tag: 'lia-donation',
    form: <DonationForm />,
    reach: async () => {
      await fillDonor();
      await donate().click();
    },
    shows: 'Recibimos tu donativo. Te llevamos al pago',
  },
  {
    name: 'a donation that could not be sent',
    tag: 'lia-donation',
    form: <DonationForm />,
    answers: {
      'POST /supportSubscription': [
        {
          status: 503,
          body: { code: 'SERVICE_UNAVAILABLE', message: 'El servicio está ocupado. Vuelve a intentarlo' },
        },
      ],
    },
    reach: async () => {
      await fillDonor();
      await donate().click();
    },
    shows: /El servicio está ocupado/,
  },
  {
    name: 'a sponsorship',
    tag: 'lia-sponsorship',
    form: <SponsorshipForm />,
    shows: /Faltan \d+ datos/,
    refused: /^Patrocinar/,
  },
  {
    name: "a volunteer's offer",
    tag: 'lia-volunteering',
    form: <VolunteeringForm />,
    shows: /Faltan \d+ datos/,
    refused: 'Proponer mi voluntariado',
  },
  {
    name: 'a parent',
    tag: 'lia-registration',
    form: <RegistrationForm />,
    shows: /Faltan \d+ datos/,
    refused: 'Continuar',
  },
  {
    name: 'two children',
    tag: 'lia-registration',
    form: <RegistrationForm />,
    reach: async () => {
      await fillParent();
      await press('Continuar');
      await fillChild(0);
      await press('Añadir otro hijo');
    },
    shows: /Faltan \d+ datos/,
    refused: 'Continuar',
  },
  {
    name: 'the summary of a family',
    tag: 'lia-registration',
    form: <RegistrationForm />,
    reach: reachSummary,
    shows: 'Registrarse',
  },
  {
    name: 'the summary of a family that pays',
    tag: 'lia-registration',
    form: <RegistrationForm membership="mensual" />,
    answers: { 'GET /payments/settings': sandbox },
    reach: reachSummary,
    shows: 'Aprobada',
  },
  {
    name: "a school's request",
    tag: 'lia-registration',
    form: <SchoolContactForm />,
    shows: /Faltan \d+ datos/,
    refused: 'Pedir que me llamen',
  },
  {
    name: 'a teacher',
    tag: 'lia-teacher-registration',
    form: <TeacherForm />,
    answers: schools,
    shows: /Faltan \d+ datos/,
    refused: 'Continuar',
  },
  {
    name: "a teacher's school",
    tag: 'lia-teacher-registration',
    form: <TeacherForm />,
    answers: schools,
    reach: async () => {
      await fillYou();
      await press('Continuar');
      await page.getByRole('radio', { name: 'Primaria' }).click();
    },
    shows: /Faltan \d+ datos/,
    refused: 'Continuar',
  },
  {
    name: "a teacher's documents",
    tag: 'lia-teacher-registration',
    form: <TeacherForm />,
    answers: schools,
    reach: async () => {
      await reachDocuments();
      await choose(1, pdf(LONG));
      await press('Agregar otro documento');
      await choose(2, new File(['MZ'], 'virus.exe'));
    },
    shows: 'Tipo de archivo no permitido',
    refused: 'Continuar',
  },
  {
    name: 'a course',
    tag: 'lia-course-checkout',
    form: <CourseCheckoutForm course="3" back />,
    reach: async () => void (await shown('Acceso ilimitado')),
    shows: /Faltan \d+ datos/,
    refused: 'Continuar',
  },
  {
    name: 'a course that was registered',
    tag: 'lia-course-checkout',
    form: <CourseCheckoutForm course="3" />,
    reach: async () => {
      await fillBuyer();
      await buy().click();
    },
    shows: 'Recibimos tu registro. Te llevamos al pago',
  },
  {
    name: 'a course for a member',
    tag: null,
    form: <MemberCourseForm course={offeredCourse} who={member} page="/apps/miscursos/3" onStale={() => {}} />,
    shows: '$1,117.50 m.n.',
    refused: 'Ir a pagar',
  },
  {
    name: 'a further child of a parent',
    tag: null,
    form: <FurtherChildForm parent="0b5b7a3e-6f0f-4a5e-9d53-7a3b8c1d2e4f" page="/apps/dashboardpadres" />,
    shows: 'Datos de tu hijo o hija',
    refused: 'Registrar',
  },
  {
    name: 'the donation of a member',
    tag: null,
    form: <MemberDonationForm giver={member} />,
    shows: 'ana@correo.mx',
    refused: /^Donar/,
  },
  {
    name: 'the sponsorship of a member',
    tag: null,
    form: <MemberSponsorshipForm giver={member} />,
    shows: 'ana@correo.mx',
    refused: /^Patrocinar/,
  },
  {
    name: 'a payment by card',
    tag: 'lia-payment',
    form: <PaymentForm purchase={boughtCourse} />,
    answers: { 'GET /payments/settings': sandbox },
    shows: 'Aprobada',
  },
  {
    name: 'a payment at OXXO',
    tag: 'lia-payment',
    form: <PaymentForm purchase={{ ...boughtCourse, form: {} }} />,
    answers: { 'GET /payments/settings': sandbox },
    reach: () => page.getByRole('radio', { name: /OXXO/ }).click(),
    shows: 'Nombre y Apellido',
    refused: 'Pagar',
  },
  {
    name: 'the wall of donors',
    tag: 'lia-donors',
    form: <DonorWall />,
    answers: {
      'GET /donors': ok({
        data: [
          { id: '1', name: 'Semilla del Bajío, A.C.', person: 'Lucía Herrera', logo: null, total: 28_800_00 },
          { id: '2', name: 'Textiles Mayahuel', person: null, logo: null, total: null },
        ],
      }),
    },
    shows: 'Donó $28,800.00',
  },
  { name: 'the plans', tag: 'lia-pricing', form: <PricingTable />, shows: '$124.17' },
  { name: "a member's plans", tag: null, form: <PlanChoice type="escuela" current={8} />, shows: '$2,082.50' },
  {
    name: 'a receipt',
    tag: 'lia-receipt',
    form: <Receipt paymentId="pay-77" />,
    answers: { 'POST /getPreapprovalCourse/pay-77': ok(sampleReceipt({ reason: 'course' })) },
    shows: 'LIA-000042',
  },
  {
    name: 'the request of an invoice',
    tag: 'lia-receipt',
    form: <Receipt paymentId="pay-77" />,
    answers: { 'POST /getPreapprovalCourse/pay-77': ok(sampleReceipt({ payer_email: '' })) },
    reach: () => press('Pedir factura'),
    shows: /Faltan \d+ datos/,
    refused: 'Pedir mi factura',
  },
  {
    name: 'a receipt of a payment that was refused',
    tag: 'lia-receipt',
    form: <Receipt paymentId="pay-77" />,
    answers: { 'POST /getPreapprovalCourse/pay-77': ok(sampleReceipt({ status: 'rejected', reason: 'course' })) },
    shows: 'LIA-000042',
  },
  {
    name: 'the request of an invoice, on a page of its own',
    tag: null,
    form: <InvoiceRequestForm receiptId="receipt-1" email="" />,
    shows: /Faltan \d+ datos/,
    refused: 'Pedir mi factura',
  },
  {
    name: 'another card for a membership',
    tag: null,
    form: <CardChangeForm email="ana@correo.mx" onChanged={() => {}} onBack={() => {}} />,
    answers: { 'GET /payments/settings': sandbox },
    shows: 'Aprobada',
  },
  ...subscriptionScreens,
  {
    name: "a question of the holder's bank",
    tag: 'lia-payment',
    form: <PaymentForm purchase={boughtCourse} />,
    answers: {
      'GET /payments/settings': sandbox,
      'POST /sandbox/cards': ok({ id: 'pm_1', brand: 'visa', last4: '3155' }),
      'POST /stripe/public/courses/payment-validate': ok({ message: '', data: { order: { id: 'order-7' } } }),
      'POST /stripe/pay': ok({ id: 'pi_1', client_secret: 'secret_1' }),
      'POST /sandbox/intents/confirm': ok({
        id: 'pi_1',
        status: 'requires_action',
        method: 'card',
        amount: 149_000,
        failure: null,
        voucher: null,
      }),
    },
    reach: async () => {
      await press('Pide confirmar');
      await press('Pagar');
    },
    shows: /Tu banco pregunta/,
  },
  {
    name: 'a payment that could not be kept',
    tag: 'lia-payment',
    form: <PaymentForm purchase={boughtCourse} />,
    answers: {
      ...approvedCard(149_000),
      'POST /stripe/public/courses/payment-validate': ok({ message: '', data: { order: { id: 'order-7' } } }),
      // No answer of ours: a proxy's.
      'POST /stripe/public/courses/payment': [{ status: 502, body: {} }],
    },
    reach: async () => {
      await press('Aprobada');
      await press('Pagar');
    },
    shows: 'Ha ocurrido un error guardando su pago en nuestro sistema',
  },
  { name: 'the sign-in', tag: 'lia-login', form: <LoginForm />, shows: /Faltan 2 datos/, refused: /^Entrar/ },
];

/** Draws a screen in a context of its own, and waits until it stands. */
export async function visit({ form, answers, reach, shows }: Screen) {
  const context = createTestContext();
  if (answers) await context.script(answers);
  const view = await context.show(form);
  await reach?.();
  await shown(shows);
  return view;
}

/** Presses the button that refuses a screen, and waits for the errors. */
export async function refuse(refused: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: refused }).click({ force: true });
  await expect.poll(() => document.querySelector('[part=error]')).not.toBeNull();
}
