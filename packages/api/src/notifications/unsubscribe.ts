import { optionalEmails } from '@lia/sdk/notifications/emailTopics';
import { openUnsubscribe, unsubscribeFromEmails } from '@lia/sdk/notifications/endpoints';
import type { NotificationSwitch } from '@lia/sdk/notifications/rules';
import { messageSchema } from '@lia/sdk/accounts/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, eq, isNull } from 'drizzle-orm';
import { object, string } from 'yup';

import { keepPreferences, preferencesOf } from '../accounts/notifications/preferences.ts';
import { isSigned, readToken, TOKEN, unsubscribePage } from '../accounts/notifications/unsubscribe.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { Download } from '../platform/files.ts';
import { TOKENS_OF_NETWORK } from '../platform/limits.ts';
import { type Api, serve } from '../platform/serve.ts';
import { reschedule } from './store.ts';

const params = object({ token: string().required().matches(TOKEN, messageKey('invalid')) });

/** The address in the header `List-Unsubscribe` of e-mails that may be switched off. */
export function unsubscribeRoutes(api: Api): void {
  serve(api, openUnsubscribe, {
    summary: 'Open the page that switches off e-mails like one that came',
    description:
      'Changes nothing: programs that look for dangerous links open them. Leads to a page of the portal, which asks.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    params,
    handle: async ({ app, params: { token } }) =>
      new Download({ name: 'LIA', type: 'text/html', size: null }, new URL(unsubscribePage(app, token))),
  });

  serve(api, unsubscribeFromEmails, {
    summary: 'Switch off e-mails like one that came',
    description:
      'The one-click call of mail programs (RFC 8058), with a body of any type, which is not read. The token is good for this alone, and as often as it is sent. 404 where the account has another address by now, or is gone.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    signed: true,
    params,
    returns: messageSchema,
    async handle({ app, params: { token }, t }) {
      await switchOffEmails(app, token);
      return { message: t('operation.succeeded') };
    },
  });
}

/** Switches off the e-mails that a token names; those that are held back do not go out. @throws {ApiFailure} 404 */
async function switchOffEmails({ db, secret }: Pick<AppContext, 'db' | 'secret'>, token: string): Promise<void> {
  const named = readToken(token);
  if (!named) throw notFound();
  const { topic, uuid } = named;
  const switches = (topic === 'all' ? optionalEmails : [topic]).map((kind): NotificationSwitch => `${kind}.email`);
  await inTransaction(db, async (tx) => {
    // Locked: two calls at once for two topics switch off both.
    const [user] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.uuid, uuid), isNull(users.deletedAt)))
      .for('no key update');
    if (!user?.email || !isSigned(secret, topic, { uuid, email: user.email }, token)) throw notFound();
    const before = await preferencesOf(tx, user.id);
    const preferences = { ...before, off: [...before.off, ...switches] };
    await keepPreferences(tx, user.id, preferences);
    await reschedule(tx, user.id, preferences);
  });
}
