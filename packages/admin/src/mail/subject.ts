import type { LostLetter } from '@lia/sdk/mail/records';

import { useText } from '../i18n/text.ts';
import { letters } from './es.ts';

const isKnown = (letter: string): letter is keyof typeof letters.kinds => Object.hasOwn(letters.kinds, letter);

/** What a letter is called: by its subject, or by its kind where it could not even be written. */
export function useSubject(): (letter: Pick<LostLetter, 'subject' | 'letter'>) => string {
  const t = useText();
  return ({ subject, letter }) =>
    subject ?? t('letters.unwritten', { letter: isKnown(letter) ? t(`letters.kinds.${letter}`) : letter });
}
