import { donateAsMember } from '@lia/sdk/giving/endpoints';
import type { Donation } from '@lia/sdk/giving/schema';
import { useState } from 'react';

import { textDraft } from '../../drafts/useDraft.ts';
import { KnownPerson } from '../../fields/PersonFields.tsx';
import { useHost } from '../../host/HostProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { DonationView } from '../DonationView.tsx';
import { es } from '../es.ts';
import { useGiftForm } from '../useGiftForm.ts';
import { blank, type DonationPath, type DonationValues } from '../values.ts';
import { type Giver, startOf, withoutGiver } from '../giver.ts';

spanish.add(es);

const rules = async () => (await import('../validation.ts')).checkMember;

/**
 * The donation of a signed-in user: the same form, filled in with their account and in its name. The client of the
 * `WidgetProvider` around it must carry their session.
 */
export function MemberDonationForm({ giver }: { giver: Giver }) {
  const { client } = useHost();
  const [draft] = useState(() => textDraft({ ...blank, ...startOf(giver) }));
  const gift = useGiftForm<DonationValues, Donation, DonationPath>({
    draft,
    rules,
    send: (body, sending) => client.call(donateAsMember, { body: withoutGiver(body), ...sending }),
  });
  return <DonationView {...gift} who={<KnownPerson {...giver} />} />;
}
