import type { Recording } from '@lia/sdk/recordings/schema';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '@lia/widgets/drafts';

import { takeChoice } from '../fields/useDraftValues.ts';

export const sources = ['file', 'link'] as const;

/** What is typed into the form of a recorded class. */
export interface Values {
  title: string;
  group: string;
  subject: string;
  /** Empty until one is chosen: today. */
  day: string;
  description: string;
  url: string;
  source: (typeof sources)[number];
}

export const valuesOf = (recording: Recording | undefined): Values => ({
  title: recording?.title ?? '',
  group: recording?.group.id ?? '',
  subject: recording?.subject?.id ?? '',
  day: recording?.recorded_on ?? '',
  description: recording?.description ?? '',
  url: recording?.url ?? '',
  source: recording?.url ? 'link' : 'file',
});

/** The values of a draft; those that it does not have are the blank ones. */
export const revive = (stored: unknown, { source, ...texts }: Values): Values => ({
  ...takeTexts(texts, stored),
  source: takeChoice(sources, isRecord(stored) ? stored['source'] : null, source),
});
