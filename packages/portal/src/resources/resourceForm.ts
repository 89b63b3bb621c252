import { resourceVisibilities, type ResourceVisibility } from '@lia/sdk/resources/rules';
import type { Resource } from '@lia/sdk/resources/schema';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '@lia/widgets/drafts';

import { takeChoice } from '../fields/useDraftValues.ts';

/** What is typed into the form of a resource. */
export interface Values {
  name: string;
  description: string;
  notes: string;
  /** The folder that it lies in; empty for none. */
  parent: string;
  level: string;
  grade: string;
  subject: string;
  url: string;
  visibility: ResourceVisibility;
  groups: readonly string[];
}

export const valuesOf = (resource: Resource | undefined, folder: string): Values => ({
  name: resource?.name ?? '',
  description: resource?.description ?? '',
  notes: resource?.teacher_notes ?? '',
  parent: resource ? (resource.parent_id ?? '') : folder === 'all' ? '' : folder,
  level: String(resource?.level ?? ''),
  grade: String(resource?.grade ?? ''),
  subject: resource?.subject ?? '',
  url: resource?.url ?? '',
  visibility: resource?.visibility ?? 'own',
  groups: resource?.groups.map(({ id }) => id) ?? [],
});

/** The values of a draft; those that it does not have are the blank ones. */
export function revive(stored: unknown, { visibility, groups, ...texts }: Values): Values {
  const kept = isRecord(stored) ? stored : {};
  const { groups: keptGroups } = kept;
  return {
    ...takeTexts(texts, stored),
    visibility: takeChoice(resourceVisibilities, kept['visibility'], visibility),
    groups: Array.isArray(keptGroups) ? keptGroups.filter((one): one is string => typeof one === 'string') : groups,
  };
}
