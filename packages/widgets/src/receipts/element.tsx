import { defineWidget } from '../element/defineWidget.tsx';
import { Receipt } from './Receipt.tsx';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Shows the receipt of a payment, with its PDF and the way to an invoice. What its attributes leave out is taken from the
 * query of the page's address.
 *
 * @element lia-receipt
 * @attr {string} payment-id - a single payment
 * @attr {string} preapproval-id - a subscription
 * @attr {string} preference-id - the checkout on which it was paid
 */
export const mount = defineWidget((props) => {
  const query = new URLSearchParams(location.search);
  const named = (property: string, name: string) => text(props[property]) ?? text(query.get(name));
  const paymentId = named('paymentId', 'payment_id');
  const preapprovalId = named('preapprovalId', 'preapproval_id');
  const preferenceId = named('preferenceId', 'preference_id');
  return (
    <Receipt
      {...(paymentId !== undefined && { paymentId })}
      {...(preapprovalId !== undefined && { preapprovalId })}
      {...(preferenceId !== undefined && { preferenceId })}
    />
  );
});
