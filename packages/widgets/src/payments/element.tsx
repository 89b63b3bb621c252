import { defineWidget } from '../element/defineWidget.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { readPurchase } from './purchase.ts';

/** The form of `<lia-payment>`: a `plan` or a `course`, with who registers in the property `purchase`. */
export const mount = defineWidget((props) => <PaymentForm purchase={readPurchase(props)} />);
