import type { Membership } from '@lia/sdk/registrations/rules';
import { type ComponentType, useEffect, useState } from 'react';

import { Retry } from '../../form/notices.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { Surface } from '../../host/Surface.tsx';

type Form = ComponentType<{ membership?: Membership }>;

const fetchForm = (show: (fetched: 'failed' | (() => Form)) => void): Promise<void> =>
  import('./SchoolContactForm.tsx').then(
    ({ SchoolContactForm }) => show(() => SchoolContactForm),
    () => show('failed'),
  );

/** A school's request inside `<lia-registration>`: a file of its own, since most visitors are families. */
export function LateSchoolContact(props: { membership?: Membership }) {
  const { t } = useText();
  const [Fetched, setFetched] = useState<Form | 'failed' | null>(null);
  useEffect(() => void fetchForm(setFetched), []);

  if (Fetched === null) return null;
  if (Fetched !== 'failed') return <Fetched {...props} />;
  return (
    <Surface>
      <Retry onRetry={() => void fetchForm(setFetched)}>
        <span>{t('form.failed')}</span>
      </Retry>
    </Surface>
  );
}
