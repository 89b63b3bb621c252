import { defineWidget } from '../element/defineWidget.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { readPurchase } from './purchase.ts';

/**
 * Pays for a `plan` or a `course` by card or at OXXO.
 *
 * @element lia-payment
 * @attr {string} plan - a plan's name: `padre-mensual`
 * @attr {string} course - a course's id
 * @attr {object} purchase - who registers, as the API takes it (`{ form, children }` for a plan, `{ form }` for a course); best set as a property, since it holds passwords. The button is disabled without
 * @slot card - where the card company draws its field; filled by the element itself
 */
export const mount = defineWidget((props) => <PaymentForm purchase={readPurchase(props)} />);
