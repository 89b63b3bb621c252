import { registerStudent } from '@lia/sdk/registrations/families';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import type { Child } from '@lia/sdk/registrations/schema';
import type { Consents } from '@lia/sdk/consents/schema';
import type { Checkout } from '@lia/sdk/payments/schema';

import { ConsentFields } from '../../consents/ConsentField.tsx';
import { RequestFrame } from '../../form/RequestFrame.tsx';
import { useRequestForm } from '../../form/useRequestForm.ts';
import { useHost } from '../../host/HostProvider.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { ChildFields } from '../ChildFields.tsx';
import { es as registration } from '../es.ts';
import { es } from './es.ts';
import { draft, type FurtherChildPath, type FurtherChildValues } from './values.ts';

spanish.add({ ...registration, ...es });

const rules = async () => (await import('./validation.ts')).check;

export interface FurtherChildFormProps {
  /** The parent who is signed in, by uuid. */
  parent: string;
  /** The host's page that shows their children; it opens when the child is registered. */
  page: string;
}

/**
 * Registers a further child of a parent in their session (document 1 section 3): what a registration asks about each child, and
 * both consents. The client of the `WidgetProvider` around it must carry the session of the parent.
 */
export function FurtherChildForm({ parent, page }: FurtherChildFormProps) {
  const { client, go } = useHost();
  const { t } = useText();
  const request = useRequestForm<FurtherChildValues, Child & { consents: Consents }, FurtherChildPath, Checkout>({
    draft,
    rules,
    send: (child, { idempotencyKey }) =>
      client.call(registerStudent, {
        body: { ...child, tutor_id: parent, school_id: PUBLIC_SCHOOL_ID },
        idempotencyKey,
      }),
    accepted({ message }) {
      go(page, message);
      return null;
    },
  });
  const { field } = request.form;
  return (
    <RequestFrame
      request={request}
      title={t('furtherChild.title')}
      intro={t('furtherChild.intro')}
      submit={t('furtherChild.submit')}
      again={t('furtherChild.again')}
    >
      <ChildFields field={field} />
      <ConsentFields field={field} />
    </RequestFrame>
  );
}
