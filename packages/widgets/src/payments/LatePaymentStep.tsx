import { latePart } from '../form/latePart.tsx';

/**
 * The payment step. As high on its way as with a card, whose ways to pay stand side by side from 600 px on: what is below
 * stays where it is, also under a finger about to press it.
 */
export const LatePaymentStep = latePart(
  async () => (await import('./PaymentStep.tsx')).PaymentStep,
  ({ children }) => <div style={{ minBlockSize: 'clamp(311px, (600px - 100cqi) * 999, 396px)' }}>{children}</div>,
);
