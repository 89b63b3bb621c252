import type { SentAnnouncement } from '@lia/sdk/announcements/schema';
import type { Host } from '@lia/widgets/react';
import { useState } from 'react';

import { blank, type Values, valuesOf } from './announcementForm.ts';

/** A draft that was forgotten does not stay for ever. */
const KEPT_FOR_MS = 7 * 86_400_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const names = Object.keys(blank).filter((name): name is keyof Values => name in blank);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was typed before the page was closed; null where nothing was, or it is too old. What is of another form is ignored. */
function read(text: string): Values | null {
  const draft = parsed(text);
  if (!isRecord(draft) || typeof draft['at'] !== 'number' || Date.now() - draft['at'] > KEPT_FOR_MS) return null;
  const stored = draft['values'];
  if (!isRecord(stored)) return null;
  const taken = { ...blank };
  for (const name of names) {
    const value = stored[name];
    if (typeof value === 'string') taken[name] = value;
  }
  return taken;
}

interface AnnouncementValues {
  values: Values;
  /** Whether they are of an earlier visit. */
  restored: boolean;
  change: (changed: Partial<Values>) => void;
  /** Forgets the draft: it was sent, or is not wanted. */
  discard: () => void;
}

/** What is typed into the form of an announcement. It is kept as a draft (decision 74); files are not. */
export function useAnnouncementValues(
  announcement: SentAnnouncement | undefined,
  drafts: Host['drafts'],
): AnnouncementValues {
  const name = `lia-draft:portal:announcement:${announcement?.id ?? 'new'}`;
  const first = announcement ? valuesOf(announcement) : blank;
  const [kept] = useState(() => read(drafts?.getItem(name) ?? ''));
  const [restored, setRestored] = useState(kept !== null);
  const [values, setValues] = useState(kept ?? first);
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
      setValues(first);
    },
  };
}
