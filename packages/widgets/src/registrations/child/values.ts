import { type AcceptedPath, type AcceptedTexts, nothingAccepted } from '../../consents/accepted.ts';
import { takeTexts } from '../../drafts/draft.ts';
import type { DraftOptions } from '../../drafts/useDraft.ts';
import { filled } from '../../form/filled.ts';
import { blankChild, type ChildField, type ChildTexts, withoutSecrets } from '../values.ts';

export type FurtherChildValues = ChildTexts & AcceptedTexts;
export type FurtherChildPath = ChildField | AcceptedPath;

const childOf = (stored: unknown): ChildTexts => takeTexts<ChildField>(blankChild, stored);

/** Everything but the passwords and the consents. */
export const draft: DraftOptions<FurtherChildValues> = {
  blank: { ...blankChild, ...nothingAccepted },
  keep: (values) => withoutSecrets(childOf(values)),
  revive: (stored) => ({ ...childOf(stored), ...nothingAccepted }),
};

/** The body as the API takes it, but for the parent. */
export const bodyOf = ({ consents, ...child }: FurtherChildValues): object => ({ ...filled(child), consents });
