import { defineWidget } from '../element/defineWidget.tsx';
import { Receipt } from './Receipt.tsx';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

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
