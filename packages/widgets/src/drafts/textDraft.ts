import { takeTexts } from './draft.ts';
import type { DraftOptions } from './useDraft.ts';

/** The draft of a form that holds texts alone, none of them secret to the device it was typed on. */
export const textDraft = <K extends string>(blank: Record<K, string>): DraftOptions<Record<K, string>> => ({
  blank,
  keep: (values) => values,
  revive: (stored) => takeTexts<K>(blank, stored),
});
