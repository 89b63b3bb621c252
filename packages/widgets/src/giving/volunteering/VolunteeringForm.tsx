import type { VolunteeringCall } from '@lia/sdk/giving/callSchemas';
import { donate } from '@lia/sdk/giving/endpoints';
import type { Checkout } from '@lia/sdk/payments/schema';
import { keepNoOrder } from '@lia/sdk/session/order';

import { consentedDraft } from '../../consents/accepted.ts';
import { useRequestForm } from '../../form/useRequestForm.ts';
import { useHost } from '../../host/HostProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from './es.ts';
import { blank, type VolunteeringPath, type VolunteeringValues } from './values.ts';
import { VolunteeringView } from './VolunteeringView.tsx';

spanish.add(es);

const rules = async () => (await import('./validation.ts')).check;

const draft = consentedDraft(blank);

/**
 * Takes a company's offer to volunteer, by the call of the donations (document 1 sections 3 to 5). Shows the server's
 * message, clears its fields and stays where it is. Needs a `WidgetProvider` around it.
 */
export function VolunteeringForm() {
  const { client } = useHost();
  const request = useRequestForm<VolunteeringValues, VolunteeringCall, VolunteeringPath, Checkout>({
    draft,
    rules,
    send: (body, { idempotencyKey }) => client.call(donate, { body, idempotencyKey }),
    accepted() {
      keepNoOrder();
      return null;
    },
  });
  return <VolunteeringView {...request} />;
}
