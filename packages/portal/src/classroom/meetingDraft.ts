import { meetingProviders } from '@lia/sdk/classroom/rules';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '@lia/widgets/drafts';

import { takeChoice } from '../fields/useDraftValues.ts';
import type { Values } from './meetingForm.ts';

/** The values of a draft; those that it does not have are the blank ones. */
export function revive(stored: unknown, { provider, weekly, ...texts }: Values): Values {
  const kept = isRecord(stored) ? stored : {};
  return {
    ...takeTexts(texts, stored),
    provider: takeChoice(meetingProviders, kept['provider'], provider),
    weekly: takeChoice([true, false], kept['weekly'], weekly),
  };
}
