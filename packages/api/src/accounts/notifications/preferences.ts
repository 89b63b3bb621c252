import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationRules,
  type NotificationSwitch,
  offAtFirst,
} from '@lia/sdk/notifications/rules';
import type { NotificationPreferences } from '@lia/sdk/notifications/schema';
import { eq, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';
import { notificationPreferences } from './tables.ts';

/** The preferences of a member, and the language in which they are written to. */
export type Preferences = NotificationPreferences & { language: Language };

const atFirst: NotificationPreferences = {
  off: [...offAtFirst],
  digest: 'none',
  quiet: null,
  zone: TIME_ZONE,
};

/** Of those who neither chose one nor signed in yet. */
const FIRST_LANGUAGE: Language = 'es';

export async function preferencesOf(db: Database, userId: number): Promise<Preferences> {
  const [kept] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  if (!kept) return { ...atFirst, language: FIRST_LANGUAGE };
  const { off, digest, quietFrom, quietUntil, zone, language } = kept;
  const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
  return { off, digest, quiet, zone, language: language ?? FIRST_LANGUAGE };
}

/** The language in which a member is written to, no matter who causes it. */
export const languageOf = async (db: Database, userId: number): Promise<Language> =>
  (await preferencesOf(db, userId)).language;

const columnsOf = ({ off, digest, quiet, zone }: NotificationPreferences) => ({
  off: [...new Set(off)],
  digest,
  quietFrom: quiet?.from ?? null,
  quietUntil: quiet?.until ?? null,
  zone,
});

/** Keeps how a member is notified; their language stays as it is, undecided where it was. */
export async function keepPreferences(
  tx: Transaction,
  userId: number,
  preferences: NotificationPreferences,
): Promise<void> {
  const kept = columnsOf(preferences);
  await tx
    .insert(notificationPreferences)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: { ...kept, updatedAt: sql`now()` } });
}

/** Writes to a member in a language from now on, and leaves the rest as they chose it. */
export const keepLanguage = (db: Database, userId: number, language: Language): Promise<unknown> =>
  db
    .insert(notificationPreferences)
    .values({ userId, ...columnsOf(atFirst), language })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: { language, updatedAt: sql`now()` } });

/** Writes to a member whose language is undecided in the one that they register or sign in with. */
export const keepFirstLanguage = (db: Database, userId: number, language: Language): Promise<unknown> =>
  db
    .insert(notificationPreferences)
    .values({ userId, ...columnsOf(atFirst), language })
    .onConflictDoUpdate({
      target: notificationPreferences.userId,
      set: { language },
      setWhere: isNull(notificationPreferences.language),
    });

/** Whether a member wants a kind by a channel. What is always sent cannot be switched off. */
export function wants({ off }: NotificationPreferences, kind: NotificationKind, channel: NotificationChannel): boolean {
  const name: NotificationSwitch = `${kind}.${channel}`;
  return notificationRules[kind][channel] === 'always' || !off.includes(name);
}
