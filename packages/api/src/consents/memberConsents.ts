import type { Database } from '../platform/database.ts';
import { agreed, givenByAccount } from './agreed.ts';
import { type GivenConsents, takeConsents } from './consent.ts';
import { textInForce } from './texts.ts';

/**
 * As `takeConsents`, for a call in a session: what it sent no consent to, and the account agreed to before in the version
 * in force, is not missing.
 */
export async function takeMemberConsents(
  db: Database,
  userId: number,
  ...[given, asked, at, now = new Date()]: Parameters<typeof takeConsents>
): Promise<GivenConsents> {
  const taken = takeConsents(given, asked, at, now);
  if (taken.texts.every(({ version }) => version !== null)) return taken;
  const known = await agreed(db, givenByAccount(db, userId));
  const texts = taken.texts.map((text) => {
    const inForce = textInForce(text.document, asked.language, now).version;
    const found = known.find(({ document, version }) => document === text.document && version === inForce);
    if (text.version !== null || !found) return text;
    const { document, version, sha256, ...earlier } = found;
    return { document, version, sha256, earlier };
  });
  return { ...taken, texts };
}
