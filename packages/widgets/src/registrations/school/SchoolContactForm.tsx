import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Membership } from '@lia/sdk/registrations/rules';
import type { SchoolContactCall } from '@lia/sdk/registrations/callSchemas';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { keepNoOrder } from '@lia/sdk/session/order';
import { useState } from 'react';

import { consentedDraft } from '../../consents/accepted.ts';
import { useRequestForm } from '../../form/useRequestForm.ts';
import { useHost } from '../../host/HostProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from './es.ts';
import { SchoolContactView } from './SchoolContactView.tsx';
import { blank, type SchoolPath, type SchoolValues } from './values.ts';

spanish.add(es);

const rules = async () => (await import('./validation.ts')).check;

/**
 * Takes a school's wish to hear from us (document 1 section 3, "School contact request"). Shows the server's message
 * and can start over. Needs a `WidgetProvider` around it.
 */
export function SchoolContactForm({ membership }: { /** The plan in mind. */ membership?: Membership }) {
  const { client } = useHost();
  const [draft] = useState(() => consentedDraft(blank, membership && { membership }));
  const request = useRequestForm<SchoolValues, SchoolContactCall, SchoolPath, MessageAnswer>({
    draft,
    rules,
    send: (body, { idempotencyKey }) => client.call(contactSchool, { body, idempotencyKey }),
    accepted() {
      keepNoOrder();
      return null;
    },
  });
  return <SchoolContactView {...request} />;
}
