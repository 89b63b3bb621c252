import { MEXICO } from '@lia/sdk/geography/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { personLabels } from '@lia/sdk/people/labels';
import { teachingLabels } from '@lia/sdk/teachers/labels';
import { DEFAULT_LEVEL, TICKET, type Tier } from '@lia/sdk/teachers/rules';

import { type AcceptedPath, type AcceptedTexts, nothingAccepted } from '../consents/accepted.ts';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '../drafts/draft.ts';
import { emptyTexts } from '../form/emptyTexts.ts';
import type { Step } from './steps.ts';

/** `membership` holds the digits of the tier. */
const you = {
  membership: '',
  ...emptyTexts(personLabels),
  country: MEXICO,
  city: '',
  username: '',
  password: '',
  c_password: '',
};

/** `grade` holds the ticked grades (`1,3`), `document_type` the numbers of the ticked interests, or `all`. */
const work = { ...emptyTexts(teachingLabels), level_id: String(DEFAULT_LEVEL) };

type YouPath = keyof typeof you;
type WorkPath = keyof typeof work;

/** What a teacher types and chooses, as text, by step. */
export interface TeacherValues extends AcceptedTexts {
  you: Record<YouPath, string>;
  work: Record<WorkPath, string>;
}
export type TeacherPath = `you.${YouPath}` | `work.${WorkPath}` | AcceptedPath;

/** A document that was uploaded under the ticket. */
export interface KeptDocument {
  id: string;
  name: string;
}

/** All that a draft holds: the ticket and what was uploaded under it as well, never a password or a file. */
export interface TeacherDraft {
  values: TeacherValues;
  ticket: string;
  documents: readonly KeptDocument[];
}

export const blankDraft = ({ digits }: Tier): TeacherDraft => ({
  values: { you: { ...you, membership: String(digits) }, work, ...nothingAccepted },
  ticket: newIdempotencyKey(),
  documents: [],
});

export function keep({ values, ticket, documents }: TeacherDraft, { digits }: Tier): unknown {
  const { password: _, c_password: __, ...written } = values.you;
  return { you: written, work: values.work, ticket, documents, began: digits };
}

/** A draft, with the tier of the page where it began on the page of another one. */
export function revive(stored: unknown, tier: Tier): TeacherDraft {
  const blank = blankDraft(tier);
  if (!isRecord(stored)) return blank;
  const { ticket, documents, began } = stored;
  const { membership } = blank.values.you;
  const known = typeof ticket === 'string' && TICKET.test(ticket);
  return {
    values: {
      you: {
        ...takeTexts<YouPath>(blank.values.you, stored['you']),
        ...(began !== tier.digits && { membership }),
        password: '',
        c_password: '',
      },
      work: takeTexts<WorkPath>(work, stored['work']),
      ...nothingAccepted,
    },
    ticket: known ? ticket : blank.ticket,
    documents: known && Array.isArray(documents) ? documents.flatMap(documentOf) : [],
  };
}

function documentOf(stored: unknown): KeptDocument[] {
  if (!isRecord(stored)) return [];
  const { id, name } = stored;
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}

/** Path in the form of a field as rules and API name it; null for one that the form does not have. */
export const pathOf = (name: string): TeacherPath | null =>
  below('you', you, name) ??
  below('work', work, name) ??
  below('consents', nothingAccepted.consents, name.replace('consents.', ''));

function below<S extends string, P extends string>(step: S, fields: Record<P, string>, name: string) {
  for (const field in fields) if (field === name) return `${step}.${field}` as const;
  return null;
}

/** The step that shows a field. */
export const stepOf = (path: TeacherPath): Step =>
  path.startsWith('you.') ? 'you' : path.startsWith('work.') ? 'work' : 'documents';
