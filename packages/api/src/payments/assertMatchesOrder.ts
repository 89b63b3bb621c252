import type { Agreement } from '@lia/sdk/consents/schema';
import type { Message } from '@lia/sdk/messages/translate';

import { type GivenConsents, takeConsents } from '../consents/consent.ts';
import { invalidFields } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import type { Order } from './store.ts';

const NOT_WHAT_WAS_CHECKED: Message = { key: 'invalid' };

/** What section 7 of document 1 sends once more with an order that was checked. */
interface SaidAgain {
  form?: { email: string } | undefined;
  children?: readonly unknown[] | undefined;
}

/**
 * Holds what is said once more against the order: what was checked is what is paid, and nothing else is dropped in silence.
 * @throws {ApiFailure} 422 where it is somebody else's form, or another number of children.
 */
export function assertSame({ payerEmail, quantity }: Order, { form, children }: SaidAgain): void {
  if (form && form.email.toLowerCase() !== payerEmail.toLowerCase())
    throw invalidFields({ 'form.email': NOT_WHAT_WAS_CHECKED });
  if (children && children.length !== quantity) throw invalidFields({ children: NOT_WHAT_WAS_CHECKED });
}

/**
 * The consents that are sent once more with an order, held against the texts that were in force when it was checked: the
 * money is on its way, so a version that came out since must not refuse it.
 */
export const consentsAgain = (
  { createdAt }: Order,
  form: { consents?: Agreement['consents'] | undefined } | undefined,
  asked: { language: Language; address: string },
): GivenConsents => takeConsents(form?.consents, asked, 'form', createdAt);
