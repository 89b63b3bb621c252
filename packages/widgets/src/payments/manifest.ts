import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const payment = {
  name: 'payment',
  text: 'Pays for a `plan` or a `course` by card or at OXXO.',
  folder: 'payments',
  attributes: {
    plan: { kind: 'text', text: "a plan's name: `padre-mensual`" },
    course: { kind: 'text', text: "a course's id" },
    purchase: {
      kind: 'json',
      text: 'who registers, as the API takes it (`{ form, children }` for a plan, `{ form }` for a course); best set as a property, since it holds passwords. The button is disabled without',
    },
  },
  slots: { card: 'where the card company draws its field; filled by the element itself' },
  reads: [],
  page: '/memberships',
  inConsole: false,
  firstLook: {},
  sample: { attributes: ' plan="padre-mensual"', height: 393, first: 'control' },
  chunks: {
    'payment-form': 'payments/PaymentForm.tsx',
    'payment-step': 'payments/PaymentStep.tsx',
    'payment-rules': 'payments/validation.ts',
    'paid-course': 'payments/paidCourse.ts',
    'paid-plan': 'payments/paidPlan.ts',
    'purchase-rules': 'payments/purchaseRules.ts',
    stripe: 'payments/gateway/stripe.ts',
    sandbox: 'payments/gateway/sandbox.ts',
  },
  budgets: [
    { what: 'the payment screen', files: ['payment'], after: fetchedFirst, bytes: 3_600 },
    {
      what: 'paying on our own page',
      files: ['payment-step', 'paid-plan', 'stripe'],
      after: fetchedFirst,
      bytes: 6_500,
    },
  ],
} as const satisfies ElementManifest;
