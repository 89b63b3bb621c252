import type { Receipt } from './store.ts';

/** The receipt's page, for a link in an email. */
export function receiptAddress(publicUrl: string, { payments, preferenceId }: Receipt): string {
  const url = new URL(`${publicUrl}/receipt`);
  const [payment] = payments;
  if (payment) url.searchParams.set('payment_id', payment.id);
  if (preferenceId !== null) url.searchParams.set('preference_id', preferenceId);
  return url.href;
}
