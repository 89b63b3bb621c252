import type { Bill } from '@lia/sdk/receipts/bills';

/** The bill of a monthly plan for two children. */
export const sampleBill = (change: Partial<Bill> = {}): Bill => ({
  id: 'receipt-1',
  folio: 'LIA-000042',
  order_id: 'order-1',
  payment_id: 'pay-77',
  paid_at: '2026-11-21T02:04:00.000Z',
  cancelled_at: null,
  reason: 'membership',
  licences: 2,
  period_end: '2026-12-21T06:00:00.000Z',
  payer_name: 'Laura Méndez',
  payer_email: 'laura@example.mx',
  payer_company: null,
  lines: [{ title: 'Plan mensual para padres', quantity: 2, unit_price: 149_00 }],
  total: 298_00,
  invoice: null,
  ...change,
});
