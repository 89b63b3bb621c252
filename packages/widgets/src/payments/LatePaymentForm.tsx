import { latePart } from '../form/latePart.tsx';
import { Surface } from '../host/Surface.tsx';

/** The payment screen behind another form. */
export const LatePaymentForm = latePart(async () => (await import('./PaymentForm.tsx')).PaymentForm, Surface);
