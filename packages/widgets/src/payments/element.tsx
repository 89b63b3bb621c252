import { defineWidget } from '../element/defineWidget.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { readPurchase } from './purchase.ts';

export const mount = defineWidget((props) => <PaymentForm purchase={readPurchase(props)} />);
