import type { DonationCall } from '@lia/sdk/giving/callSchemas';
import { donate } from '@lia/sdk/giving/endpoints';
import type { Support } from '@lia/sdk/giving/rules';
import { useState } from 'react';

import { consentedDraft } from '../consents/accepted.ts';
import { useHost } from '../host/HostProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { DonationView } from './DonationView.tsx';
import { es } from './es.ts';
import { useGiftForm } from './useGiftForm.ts';
import { blank, type DonationPath, type DonationValues } from './values.ts';

spanish.add(es);

const rules = async () => (await import('./validation.ts')).check;

/**
 * Takes a donation (document 1 sections 3 to 5, 8 and 9): one to ten children, more than ten, or an amount. On success
 * the server's message is shown and, where there is something to pay, `host.go` leaves for the payment after a second.
 * Needs a `WidgetProvider` around it.
 */
export function DonationForm({ support }: { /** The mode to start with. */ support?: Support }) {
  const { client } = useHost();
  const [draft] = useState(() => consentedDraft(blank, support && { support: String(support) }));
  const gift = useGiftForm<DonationValues, DonationCall, DonationPath>({
    draft,
    rules,
    send: (body, sending) => client.call(donate, { body, ...sending }),
  });
  return <DonationView {...gift} />;
}
