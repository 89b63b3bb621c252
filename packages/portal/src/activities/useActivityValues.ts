import type { Activity } from '@lia/sdk/activities/schema';
import type { Host } from '@lia/widgets/react';
import { useState } from 'react';

import { newValues, type Values, valuesOf } from './activityForm.ts';

/** A draft that was forgotten does not stay for ever. */
const KEPT_FOR_MS = 7 * 86_400_000;

const texts = [
  'name',
  'subject',
  'theme',
  'instructions',
  'resources',
  'links',
  'publish',
  'finish',
  'cutoff',
  'points',
  'attempts',
  'rubric',
] as const satisfies readonly (keyof Values)[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was typed before the page was closed; null where nothing was, or it is too old. What is of another form is ignored. */
function read(text: string, blank: Values): Values | null {
  const draft = parsed(text);
  if (!isRecord(draft) || typeof draft['at'] !== 'number' || Date.now() - draft['at'] > KEPT_FOR_MS) return null;
  const stored = draft['values'];
  if (!isRecord(stored)) return null;
  const taken = { ...blank };
  for (const name of texts) {
    const value = stored[name];
    if (typeof value === 'string') taken[name] = value;
  }
  const { groups, isActive, inTeams }: { groups?: unknown; isActive?: unknown; inTeams?: unknown } = stored;
  if (Array.isArray(groups)) taken.groups = groups.filter((one): one is string => typeof one === 'string');
  if (typeof isActive === 'boolean') taken.isActive = isActive;
  if (typeof inTeams === 'boolean') taken.inTeams = inTeams;
  return taken;
}

interface ActivityValues {
  values: Values;
  /** Whether they are of an earlier visit. */
  restored: boolean;
  change: (changed: Partial<Values>) => void;
  /** Forgets the draft: it was sent, or is not wanted. */
  discard: () => void;
}

/** What is typed into the form of an activity. It is kept as a draft (decision 74); files are not. */
export function useActivityValues(activity: Activity | undefined, drafts: Host['drafts']): ActivityValues {
  const name = `lia-draft:portal:activity:${activity?.id ?? 'new'}`;
  const blank = (): Values => (activity ? valuesOf(activity) : newValues(Date.now()));
  const [kept] = useState(() => read(drafts?.getItem(name) ?? '', blank()));
  const [restored, setRestored] = useState(kept !== null);
  const [values, setValues] = useState(() => kept ?? blank());
  return {
    values,
    restored,
    change(changed) {
      const next = { ...values, ...changed };
      setValues(next);
      drafts?.setItem(name, JSON.stringify({ at: Date.now(), values: next }));
    },
    discard() {
      drafts?.removeItem(name);
      setRestored(false);
      setValues(blank());
    },
  };
}
