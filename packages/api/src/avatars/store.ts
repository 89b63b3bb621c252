import type { AvatarRecord } from '@lia/sdk/avatars/administration';
import { avatarCatalogue } from '@lia/sdk/avatars/catalogue';
import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { Database } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import type { Scope } from '../platform/scope.ts';
import { withheldAvatars } from './tables.ts';

/** Ids of the avatars that are not offered. */
export async function withheldIds(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: withheldAvatars.avatarId }).from(withheldAvatars);
  return new Set(rows.map(({ id }) => id));
}

/** Every avatar of the catalogue, with whether it is offered and how many accounts have it. */
export async function describeAvatars(db: Database, language: Language): Promise<AvatarRecord[]> {
  const withheld = await withheldIds(db);
  const rows = await db
    .select({ path: users.avatarPath, people: count() })
    .from(users)
    .where(isNotNull(users.avatarPath))
    .groupBy(users.avatarPath);
  const people = new Map(rows.map((row) => [row.path, row.people]));
  return avatarCatalogue.map(({ id, name, path }) => ({
    id,
    name: name[language],
    path,
    offered: !withheld.has(id),
    people: people.get(path) ?? 0,
  }));
}

/** Offers an avatar, or not any more. */
export async function setOffered(db: Database, avatarId: number, offered: boolean, userId: number): Promise<void> {
  if (offered) await db.delete(withheldAvatars).where(eq(withheldAvatars.avatarId, avatarId));
  else await db.insert(withheldAvatars).values({ avatarId, withheldBy: userId }).onConflictDoNothing();
}

/** Gives an account of the scope an avatar, by its path; null is the default one. Undefined where it reaches no such account. */
export async function chooseAvatar(db: Database, scope: Scope<'own' | 'children'>, uuid: string, path: string | null) {
  const isOwn = (userId: number) => eq(users.id, userId);
  const within = scope.where({
    own: isOwn,
    children: (userId) => or(isOwn(userId), isChildOf(userId)) ?? isOwn(userId),
  });
  const [changed] = await db
    .update(users)
    .set({ avatarPath: path })
    .where(and(within, eq(users.uuid, uuid), isNull(users.deletedAt)))
    .returning({ avatar_path: users.avatarPath });
  return changed;
}
