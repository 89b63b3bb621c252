import type { SponsorshipCall } from '@lia/sdk/giving/callSchemas';
import { sponsor } from '@lia/sdk/giving/endpoints';
import type { SponsorshipType } from '@lia/sdk/giving/sponsorshipRules';
import { useState } from 'react';

import { consentedDraft } from '../../consents/accepted.ts';
import { useHost } from '../../host/HostProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { useGiftForm } from '../useGiftForm.ts';
import { es } from './es.ts';
import { SponsorshipView } from './SponsorshipView.tsx';
import { blank, type SponsorshipPath, type SponsorshipValues } from './values.ts';

spanish.add(es);

const rules = async () => (await import('./validation.ts')).check;

/**
 * Takes a sponsorship (document 1 sections 3 to 5, 8 and 9): special projects or programming courses. On success the
 * server's message is shown and, where there is something to pay, `host.go` leaves for the payment after a second. Needs a
 * `WidgetProvider` around it.
 */
export function SponsorshipForm({ type }: { /** What to start with. */ type?: SponsorshipType }) {
  const { client } = useHost();
  const [draft] = useState(() => consentedDraft(blank, type && { sponsorship: String(type) }));
  const gift = useGiftForm<SponsorshipValues, SponsorshipCall, SponsorshipPath>({
    draft,
    rules,
    send: (body, sending) => client.call(sponsor, { body, ...sending }),
  });
  return <SponsorshipView {...gift} />;
}
