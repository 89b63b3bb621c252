import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { getInstitutionLogo } from '@lia/sdk/institutions/logo';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { Section } from '../../records/RecordPage.tsx';
import { useOwnSchools } from '../../users/useOwnSchools.ts';
import { Logo } from './Logo.tsx';

/** The logos of the schools that the caller runs; administrators find them on the pages of institutions. */
export default function OwnLogos() {
  const { permissions } = usePermissions<Holder>();
  if (!permissions || may(permissions, 'institutions.manage')) return null;
  return may(permissions, 'institutions.logo') && <Schools />;
}

function Schools() {
  return useOwnSchools().map(({ school_id, school }) => <OwnLogo key={school_id} id={school_id} name={school} />);
}

function OwnLogo({ id, name }: { id: number; name: string }) {
  const t = useText();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['logo', id],
    queryFn: () => client.call(getInstitutionLogo, { params: { id } }),
  });
  return (
    data && (
      <Section title={t('logos.of', { name })}>
        <Logo institution={{ id, name }} logo={data.logo} />
      </Section>
    )
  );
}
