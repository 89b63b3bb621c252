import { formatInstant } from '@lia/sdk/calendar/instants';
import type { MyMembership } from '@lia/sdk/memberships/records';
import { graceEnd } from '@lia/sdk/memberships/rules';
import type { Language } from '@lia/sdk/messages/language';

import type { Translate } from '../i18n/i18n.ts';

type Membership = NonNullable<MyMembership['data']>;

/** Where a membership that has not ended stands, in words; `warns` where something is to be done about it. */
export function standingOf(
  t: Translate,
  language: Language,
  { paid_until, status, renews, renews_at, cancelled, owes }: Membership,
): { text: string; warns: boolean } {
  const continues = renews && !cancelled;
  const when = formatInstant(continues ? renews_at : paid_until, language);
  if (status === 'active' && !owes) {
    return { text: t(continues ? 'membership.renews' : 'membership.until', { when }), warns: false };
  }
  const until = formatInstant(graceEnd(new Date(paid_until)).toISOString(), language);
  return { text: t(continues ? 'membership.owes' : 'membership.grace', { when, until }), warns: true };
}
