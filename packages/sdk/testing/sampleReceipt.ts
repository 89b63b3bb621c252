import type { Receipt } from '../src/payments/schema.ts';

type ReceiptData = Receipt['data']['data'];

/** A paid receipt, as the API answers it: three memberships of $3,600. */
export const sampleReceipt = (changed: Partial<ReceiptData> = {}): Receipt => ({
  data: {
    data: {
      id: 'pay-77',
      application_id: 'order-1',
      folio: 'LIA-000042',
      receipt_id: 'receipt-1',
      cancelled_at: null,
      invoiced: false,
      tax_note: null,
      checkout: null,
      status: 'approved',
      date_created: '2026-11-21T02:04:00.000Z',
      reason: 'donation',
      payer_email: 'laura@example.mx',
      payer_first_name: 'Laura',
      payer_last_name: 'Méndez',
      payer_company: null,
      payer: { email: 'laura@example.mx', first_name: 'Laura', last_name: 'Méndez' },
      updtOrder: { title: 'Membresía de reforzamiento académico' },
      quantity: 3,
      transaction_amount: 10_800,
      additional_info: { items: [{ title: 'Membresía de reforzamiento académico', quantity: 3, unit_price: 3600 }] },
      payment_type: null,
      auto_recurring: null,
      summarized: null,
      ...changed,
    },
  },
});
