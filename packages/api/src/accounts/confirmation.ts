import type { Transaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { post } from '../platform/mail/outbox.ts';
import { confirmationLetter } from './letters.ts';

/** Asks somebody who registered whether their address is theirs. `again` tells a further letter from the first. */
export async function askToConfirm(
  tx: Transaction,
  { id, email }: { id: number; email: string },
  language: Language,
  again = '',
): Promise<void> {
  await post(tx, confirmationLetter, { cause: `${id}${again}`, to: email, language, data: { user: id } });
}
