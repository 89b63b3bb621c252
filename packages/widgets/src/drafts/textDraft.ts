import { nothingAccepted } from '../consents/accepted.ts';
import { takeTexts } from './draft.ts';
import type { DraftOptions } from './useDraft.ts';

/** The draft of a form that holds texts alone, none of them secret to the device it was typed on. */
export const textDraft = <K extends string>(blank: Record<K, string>): DraftOptions<Record<K, string>> => ({
  blank,
  keep: (values) => values,
  revive: (stored) => takeTexts<K>(blank, stored),
});

/** The same for a form that asks for consents as well. These are no part of it: to accept is an act of its own. */
export const consentedDraft = <K extends string>(blank: Record<K, string>) => ({
  blank: { ...blank, ...nothingAccepted },
  keep: (values: Record<K, string>) => takeTexts<K>(blank, values),
  revive: (stored: unknown) => ({ ...takeTexts<K>(blank, stored), ...nothingAccepted }),
});
