import type { Message } from '@lia/sdk/messages/translate';

import { invalidFields } from '../platform/errors.ts';
import type { Order } from './store.ts';

const NOT_WHAT_WAS_CHECKED: Message = { key: 'invalid' };

/** Fields that section 7 of document 1 sends again with an order that was checked. */
interface ResentForm {
  form?: { email: string } | undefined;
  children?: readonly unknown[] | undefined;
}

/**
 * Compares the fields that are sent again with the order: what was checked is what is paid, and differences are refused.
 * @throws {ApiFailure} 422 where the form has another address, or another number of children.
 */
export function assertSame({ payer_email, quantity }: Order, { form, children }: ResentForm): void {
  if (form && form.email.toLowerCase() !== payer_email.toLowerCase())
    throw invalidFields({ 'form.email': NOT_WHAT_WAS_CHECKED });
  if (children && children.length !== quantity) throw invalidFields({ children: NOT_WHAT_WAS_CHECKED });
}
