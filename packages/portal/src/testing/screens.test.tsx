import { getMyContact, listSessions, login, resumeSession } from '@lia/sdk/accounts/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import { getLegalText, listMyConsents } from '@lia/sdk/consents/endpoints';
import { findCourses, listMyCatalogue, listProducts } from '@lia/sdk/courses/endpoints';
import { getOrderLicences } from '@lia/sdk/licences/endpoints';
import { listWall } from '@lia/sdk/giving/endpoints';
import { listCountries, listStates } from '@lia/sdk/geography/endpoints';
import { getMyMembership, getPrice, listMyOrders, listPlans } from '@lia/sdk/memberships/endpoints';
import type { MyMembership } from '@lia/sdk/memberships/records';
import { firstTerms, type MembershipStatus } from '@lia/sdk/memberships/rules';
import { getOverview } from '@lia/sdk/overview/endpoints';
import { getPaymentSettings, getVoucher } from '@lia/sdk/payments/cards';
import { getPreapprovalCourse, getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { getSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import type { VoucherStatus } from '@lia/sdk/payments/rules';
import type { PaymentStatus } from '@lia/sdk/payments/schema';
import { getMyBill, listMyBills } from '@lia/sdk/receipts/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { sampleReceipt } from '@lia/sdk/testing/sampleReceipt';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { sampleBill } from './bill.ts';
import { sampleChild } from './child.ts';
import { catalogue, included, offer } from './catalogue.ts';
import { missingConsents, signedIn } from './people.ts';
import { freed, sampleLicences } from './licences.ts';
import type { FakeApi } from './fakeApi.ts';
import { noMembership, sampleMembership } from './membership.ts';
import { notified, sampleOverview } from './notifications.ts';
import { createTestContext, type TestContext } from './context.tsx';

interface Screen {
  path: string;
  /** Role of the signed-in user; a visitor where it is left out. */
  role?: string;
  prepare?: (api: FakeApi) => void;
}

const paid = (status: PaymentStatus) => (api: FakeApi) => api.answer(getPreapprovalCourse, sampleReceipt({ status }));

const checkout = (status: 'open' | 'pending') => (api: FakeApi) =>
  api.answer(getSandboxCheckout, {
    preference_id: 'p',
    title: 'Membresía',
    quantity: 1,
    unit_price: 360_000,
    total: 360_000,
    status,
  });

const children = (api: FakeApi) =>
  api.answer(listChildren, {
    data: [{ uuid: 'c', name: 'Sofía', last_name: 'M', username: 'sofi', level: 2, grade: 3, avatar_path: null }],
  });

const sessions = (api: FakeApi) =>
  api.answer(listSessions, {
    data: ['Chrome', null].map((browser, at) => ({
      id: `s${at}`,
      browser,
      system: 'Android',
      started_at: '2026-11-21T18:00:00.000Z',
      current: at === 0,
    })),
  });

const voucher = (api: FakeApi) =>
  api.answer(getSandboxVoucher, {
    id: 'v',
    status: 'awaiting_cash',
    number: '12345678901234',
    amount: 29_800,
    description: 'Plan mensual para padres',
    expires_at: '2026-11-25T05:59:00.000Z',
    hosted_url: 'https://lia.example/sandbox/voucher/v',
  });

const oxxo = (status: VoucherStatus) => (api: FakeApi) =>
  api.answer(getVoucher, {
    id: 'v',
    status,
    title: 'Plan mensual para padres',
    total: 29_800,
    number: '12345678901234',
    expires_at: '2026-11-25T05:59:00.000Z',
    quantity: 2,
    ...(status === 'paid' ? { paid_at: '2026-11-24T18:00:00.000Z' } : { paid_at: null }),
    hosted_url: 'https://lia.example/sandbox/voucher/v',
  });

const membership = (status: MembershipStatus) => (api: FakeApi) => {
  const licences = [{ name: 'Sofía', username: 'sofi' }];
  const changed = { status, renews: status !== 'ended', owes: status === 'grace', licences };
  api.answer(getMyMembership, sampleMembership(changed));
  const order = {
    reason: 'membership',
    title: 'Plan mensual',
    total: 29_800,
    created_at: '2026-11-21T18:00:00.000Z',
  } as const;
  api.answer(listMyOrders, { data: [{ ...order, id: 'o', status: 'approved', receipt: 'pay-1', voucher: null }] });
};

function formData(api: FakeApi) {
  const named = (name: string) => ({ name, currency: '', flag: '', dialCode: '' });
  api.answer(listCountries, { data: ['España', 'México'].map(named) });
  api.answer(listStates, { data: { name: 'México', states: [{ name: 'Jalisco' }] } });
  api.answer(getPrice, {
    price: { id: 'p', unit_amount: 0, currency: 'MXN', recurring: null },
    product: { id: 'p', name: 'Padres', description: '' },
  });
}

const legal = (api: FakeApi) =>
  api.answer(getLegalText, {
    document: 'terms',
    version: '2026-11-01',
    title: 'Términos y condiciones',
    text: '## Tu cuenta\n\nEs tuya.\n\n- Una\n- Dos\n',
  });

const subscription = (data: MyMembership['data']) => (api: FakeApi) => {
  children(api);
  legal(api);
  api.answer(getMyMembership, { ...noMembership, data });
  api.answer(listPlans, { data: [...firstTerms] });
  api.answer(getPaymentSettings, { cards: 'sandbox', publishable_key: null });
};

function courseData(api: FakeApi) {
  formData(api);
  legal(api);
  const course = { id: 1, name: 'Lectura', description: 'Leer', price: 890, card_image_url: null };
  const product_prices = [{ currency: 'MXN', price: 890 }];
  api.answer(listProducts, { products: { data: [{ ...course, product_prices }] } });
  api.answer(findCourses, [
    { ...course, hours: 12, teacher: 'Ana Ruiz', syllabus: '', keywords: 'lectura', productable_id: 7001 },
  ]);
}

const screens: Record<string, Screen> = {
  licences: {
    path: '/apps/adminlicencias/o',
    role: 'Padre-M',
    prepare: (api) => api.answer(getOrderLicences, sampleLicences({ freed: [freed] })),
  },
  login: { path: '/login' },
  'forgotten password': { path: '/forgotPassword' },
  'new password': { path: '/resetPassword#token=t' },
  'change of password': { path: '/apps/changePassword', role: 'maestro', prepare: sessions },
  'change of password, student': { path: '/apps/changePassword', role: 'alumno', prepare: sessions },
  'account of a parent': { path: '/apps/profile', role: 'padre', prepare: sessions },
  'login error': { path: '/loginerror?message=Cuenta%20suspendida' },
  registration: { path: '/register?type=padre&membership=gratis', prepare: formData },
  'registration of a paid plan': {
    path: '/register?type=padre&membership=anual',
    prepare(api) {
      formData(api);
      api.answer(getPaymentSettings, { cards: 'sandbox', publishable_key: null });
    },
  },
  'registration of a teacher': {
    path: '/maestros/registro/20?membership=mensual',
    prepare(api) {
      formData(api);
      legal(api);
    },
  },
  'registration not open': { path: '/register?type=escuela&membership=anual' },
  plans: { path: '/memberships', prepare: (api) => api.answer(listPlans, { data: [...firstTerms] }) },
  'confirmation of an address': { path: '/confirm#token=t' },
  'confirmation without a token': { path: '/confirm' },
  'e-mails to switch off': { path: '/correos#token=announcement.t' },
  donation: { path: '/registroapoyar', prepare: formData },
  sponsorship: { path: '/registropatrocinar/2', prepare: formData },
  volunteering: { path: '/registrovoluntario' },
  donors: {
    path: '/donantes',
    prepare: (api) =>
      api.answer(listWall, {
        data: [{ id: 'd', name: 'Semilla, A.C.', person: 'Lucía Herrera', logo: null, total: 10_800_00 }],
      }),
  },
  'receipt approved': { path: '/receipt?payment_id=p', prepare: paid('approved') },
  'receipt pending': { path: '/receipt?payment_id=p', prepare: paid('pending') },
  'receipt rejected': { path: '/receipt?payment_id=p', prepare: paid('rejected') },
  'receipt failed': {
    path: '/receipt?payment_id=p',
    prepare: (api) => api.refuse(getPreapprovalCourse, 404, 'NOT_FOUND'),
  },
  course: { path: '/cursos/1', prepare: courseData },
  'courses to choose from': { path: '/registro', prepare: courseData },
  'course from the teachers’ address': { path: '/maestros/cursos/1', prepare: courseData },
  'course that is not there': { path: '/cursos/2', prepare: courseData },
  'legal text': { path: '/legal/terms?version=2026-11-01', prepare: legal },
  'legal text failed': { path: '/legal/terms', prepare: (api) => api.refuse(getLegalText, 404, 'NOT_FOUND') },
  'receipt of nothing': { path: '/receipt' },
  'sandbox open': { path: '/sandbox/checkout/p', prepare: checkout('open') },
  'sandbox decided': { path: '/sandbox/checkout/p', prepare: checkout('pending') },
  'sandbox unknown': {
    path: '/sandbox/checkout/p',
    prepare: (api) => api.refuse(getSandboxCheckout, 404, 'NOT_FOUND'),
  },
  'sandbox voucher': { path: '/sandbox/voucher/v', prepare: voucher },
  'sandbox voucher unknown': {
    path: '/sandbox/voucher/v',
    prepare: (api) => api.refuse(getSandboxVoucher, 404, 'NOT_FOUND'),
  },
  'voucher awaiting cash': { path: '/voucher/v', prepare: oxxo('awaiting_cash') },
  'voucher paid': { path: '/voucher/v', prepare: oxxo('paid') },
  'voucher expired': { path: '/voucher/v', prepare: oxxo('expired') },
  'voucher unknown': { path: '/voucher/v', prepare: (api) => api.refuse(getVoucher, 404, 'NOT_FOUND') },
  'not found': { path: '/nada' },
  parents: { path: '/', role: 'padre', prepare: children },
  'parents without consents': {
    path: '/',
    role: 'padre',
    prepare(api) {
      children(api);
      api.answer(listMyConsents, { data: missingConsents });
    },
  },
  'parents without children': {
    path: '/',
    role: 'padre',
    prepare: (api) => api.answer(listChildren, { data: [] }),
  },
  'parents failed': {
    path: '/',
    role: 'padre',
    prepare: (api) => api.refuse(listChildren, 503, 'SERVICE_UNAVAILABLE'),
  },
  child: {
    path: '/apps/children/c1',
    role: 'padre',
    prepare: (api) => api.answer(getChild, { data: sampleChild }),
  },
  'further child': { path: '/apps/children/new', role: 'padre' },
  'membership active': { path: '/apps/suscription/', role: 'Padre-M', prepare: membership('active') },
  'membership in grace': { path: '/apps/membership', role: 'Maestro-M', prepare: membership('grace') },
  'membership ended': { path: '/apps/membership', role: 'maestro', prepare: membership('ended') },
  'membership without a plan': {
    path: '/apps/membership',
    role: 'maestro',
    prepare(api) {
      api.answer(getMyMembership, noMembership);
      api.answer(listMyOrders, { data: [] });
    },
  },
  subscription: { path: '/apps/suscription', role: 'padre', prepare: subscription(null) },
  'subscription of a member': {
    path: '/apps/suscription',
    role: 'Padre-M',
    prepare: subscription(sampleMembership().data),
  },
  'subscription failed': { path: '/apps/suscription', role: 'padre' },
  bill: { path: '/bill', role: 'Padre-M', prepare: (api) => api.answer(getMyBill, { data: sampleBill() }) },
  'bill failed': { path: '/bill', role: 'maestro', prepare: (api) => api.refuse(getMyBill, 404, 'NOT_FOUND') },
  bills: { path: '/invoice', role: 'Padre-M', prepare: (api) => api.answer(listMyBills, { data: [sampleBill()] }) },
  'bills none': { path: '/invoice', role: 'maestro', prepare: (api) => api.answer(listMyBills, { data: [] }) },
  'bills failed': { path: '/invoice', role: 'maestro' },
  catalogue: {
    path: '/apps/cursos',
    role: 'Maestro-M',
    prepare: (api) =>
      api.answer(listMyCatalogue, catalogue([offer(), included({ id: 4 })], { each_month: 3, left: 2 })),
  },
  'purchase of a member': {
    path: '/apps/cursos/3',
    role: 'Padre-M',
    prepare(api) {
      legal(api);
      api.answer(listMyCatalogue, catalogue([offer()]));
    },
  },
  'donation of a member': {
    path: '/apps/donar',
    role: 'Padre-M',
    prepare(api) {
      formData(api);
      const contact = {
        name: 'Laura Méndez',
        email: 'laura@example.mx',
        phone_number: null,
        country: null,
        state: null,
      };
      api.answer(getMyContact, { data: contact });
    },
  },
  'membership failed': { path: '/apps/membership', role: 'director_escuela' },
  'user guide': { path: '/apps/userguide?q=barras', role: 'padre' },
  students: { path: '/', role: 'alumno' },
  teachers: { path: '/', role: 'maestro' },
  schools: {
    path: '/',
    role: 'director_escuela',
    prepare: (api) => api.answer(getOverview, { data: sampleOverview }),
  },
  notifications: { path: '/apps/notifications', role: 'padre', prepare: notified },
  'notification preferences': { path: '/apps/notifications/settings', role: 'admin_escuela', prepare: notified },
  administrators: { path: '/', role: 'admin' },
  unreachable: { path: '/', role: 'maestro', prepare: (api) => api.cut(resumeSession) },
};

/** The narrowest screen that WCAG 2.2 asks for (1.4.10). */
const NARROW = 320;

/** Which way the lines of a screen run where it cannot be read without scrolling sideways. */
const tooWide = (): string[] =>
  ['rtl', 'ltr'].filter((direction) => {
    document.documentElement.dir = direction;
    return document.documentElement.scrollWidth > document.documentElement.clientWidth;
  });

const prefer = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

afterEach(() => prefer('light'));

/** Expects nothing in the way in each language, each layout and each colour scheme. */
async function expectNoViolations({ violations, setLanguage }: TestContext): Promise<void> {
  const settled = () => expect.poll(() => document.querySelector('output[aria-label]')).toBeNull();
  await settled();
  expect.soft(await violations(), 'in Spanish').toEqual([]);
  await prefer('dark');
  await page.viewport(NARROW, 800);
  await setLanguage('en');
  await settled();
  expect.soft(await violations(), 'in English, in the dark, on a narrow screen').toEqual([]);
}

describe('no axe violation:', () => {
  test.for(Object.entries(screens))('%s', async ([, { path, role, prepare }]) => {
    const context = createTestContext();
    if (role) context.remember(signedIn(role));
    prepare?.(context.api);
    await context.open(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(context);
    await expect.poll(tooWide).toEqual([]);
    await context.setLanguage('es');
    await expect.poll(tooWide).toEqual([]);
  });

  test('login with every error', async () => {
    const context = createTestContext();
    context.api.refuse(login, 429, 'RATE_LIMITED');
    await context.open('/login');
    const [username, password] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)];
    await username.fill('laura');
    await password.fill('secreta');
    await page.getByRole('button').last().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/./);
    await username.fill('l');
    await password.fill('s');
    await page.getByRole('button').last().click({ force: true });
    await expect.element(username).toHaveAttribute('aria-invalid', 'true');
    // A button that is hovered has another colour.
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
    await expectNoViolations(context);
  });
});
