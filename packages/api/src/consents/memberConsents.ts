import type { Agreement } from '@lia/sdk/consents/schema';

import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { agreed, givenByAccount } from './agreed.ts';
import { type GivenConsents, takeConsents } from './consent.ts';
import { versionsInForce } from './texts.ts';

/**
 * As `takeConsents`, for a call in a session: what it sent no consent to, and the account agreed to before in the version
 * in force, is not missing.
 */
export async function takeMemberConsents(
  db: Database,
  userId: number,
  given: Agreement['consents'] | undefined,
  asked: { app: Pick<AppContext, 'modules'>; language: Language; address: string },
): Promise<GivenConsents> {
  const taken = await takeConsents(given, { db, ...asked });
  if (taken.texts.every(({ version }) => version !== null)) return taken;
  const inForce = await versionsInForce(db, asked.language, new Date());
  const known = await agreed(db, givenByAccount({ db, modules: asked.app.modules }, userId));
  const texts = taken.texts.map((text) => {
    const found = known.find(
      ({ document, version }) => document === text.document && version === inForce(text.document).version,
    );
    if (text.version !== null || !found) return text;
    const { document, version, sha256, ...earlier } = found;
    return { document, version, sha256, earlier };
  });
  return { ...taken, texts };
}
