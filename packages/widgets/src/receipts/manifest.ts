import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const receipt = {
  name: 'receipt',
  text: "Shows the receipt of a payment, with its PDF and the way to an invoice. What its attributes leave out is taken from the query of the page's address.",
  folder: 'receipts',
  attributes: {
    'payment-id': { kind: 'text', text: 'a single payment' },
    'preapproval-id': { kind: 'text', text: 'a subscription' },
    'preference-id': { kind: 'text', text: 'the checkout on which it was paid' },
  },
  reads: [],
  page: '/receipt',
  inConsole: false,
  // Drawn as it looks while it loads.
  firstLook: { props: { paymentId: '0' } },
  sample: { attributes: '', height: 122, first: 'control' },
  chunks: { invoice: 'receipts/invoice/InvoiceForm.tsx', 'invoice-rules': 'receipts/invoice/validation.ts' },
  budgets: [{ what: 'the receipt', files: ['receipt'], after: fetchedFirst, bytes: 4_200 }],
} as const satisfies ElementManifest;
