import type { GroupWorkQuery } from '@lia/sdk/deliveries/endpoints';
import { languages } from '@lia/sdk/messages/language';
import { type InferType, number, object, string } from 'yup';

import type { AppContext } from '../../platform/appContext.ts';
import { ApiFailure } from '../../platform/errors.ts';
import type { GroupScope } from '../../groups/scope.ts';
import { Scope } from '../../platform/scope.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { deriveKey } from '../../platform/secret.ts';

/** Long enough for a browser to follow an address, too short to pass it on. */
const LIFE_MS = 60_000;
const OWNER = 'deliveries of groups';

const keyOf = ({ secret }: Pick<AppContext, 'secret'>): Uint8Array => deriveKey(secret, OWNER);

const ticketSchema = object({
  authorization: string().required(),
  until: number().required(),
  language: string().oneOf(languages).required(),
  asked: object({
    group_id: string(),
    activity_id: string(),
    user_id: string(),
    from: string(),
    until: string(),
  }).required(),
});
type Ticket = InferType<typeof ticketSchema>;

/**
 * What stands in the address of a download, where a browser sends no headers: what was asked and the session that asked it, encrypted,
 * for a minute.
 */
export const issueTicket = (
  app: Pick<AppContext, 'secret'>,
  authorization: string,
  language: Ticket['language'],
  asked: GroupWorkQuery,
): string =>
  seal(
    keyOf(app),
    OWNER,
    JSON.stringify({ authorization, language, asked, until: Date.now() + LIFE_MS } satisfies Ticket),
  );

interface Redeemed extends Pick<Ticket, 'language'> {
  asked: GroupWorkQuery;
  scope: GroupScope;
}

/** What a ticket is for, with what its session reaches now. @throws {ApiFailure} 401 where the ticket or its session is over */
export async function redeemTicket(app: Pick<AppContext, 'secret' | 'sessionOf'>, ticket: string): Promise<Redeemed> {
  const text = unseal(keyOf(app), OWNER, ticket);
  if (text === null) throw new ApiFailure(401, 'UNAUTHENTICATED');
  const { authorization, until, language, asked } = ticketSchema.validateSync(JSON.parse(text), { strict: true });
  if (until < Date.now()) throw new ApiFailure(401, 'UNAUTHENTICATED');
  const session = await app.sessionOf(authorization.replace(/^Bearer +/i, ''));
  return { language, asked, scope: Scope.of(session, 'activities.manage') };
}
