import { sponsorAsMember } from '@lia/sdk/giving/endpoints';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { useState } from 'react';

import { textDraft } from '../../drafts/useDraft.ts';
import { KnownPerson } from '../../fields/PersonFields.tsx';
import { useHost } from '../../host/HostProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from '../sponsorship/es.ts';
import { SponsorshipView } from '../sponsorship/SponsorshipView.tsx';
import { blank, type SponsorshipPath, type SponsorshipValues } from '../sponsorship/values.ts';
import { useGiftForm } from '../useGiftForm.ts';
import { type Giver, startOf, withoutGiver } from '../giver.ts';

spanish.add(es);

const rules = async () => (await import('../sponsorship/validation.ts')).checkMember;

/**
 * The sponsorship of a signed-in user: the same form, filled in with their account and in its name. The client of
 * the `WidgetProvider` around it must carry their session.
 */
export function MemberSponsorshipForm({ giver }: { giver: Giver }) {
  const { client } = useHost();
  const [draft] = useState(() => textDraft({ ...blank, ...startOf(giver) }));
  const gift = useGiftForm<SponsorshipValues, Sponsorship, SponsorshipPath>({
    draft,
    rules,
    send: (body, sending) => client.call(sponsorAsMember, { body: withoutGiver(body), ...sending }),
  });
  return <SponsorshipView {...gift} who={<KnownPerson {...giver} />} />;
}
