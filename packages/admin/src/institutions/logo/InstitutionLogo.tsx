import type { Institution } from '@lia/sdk/institutions/schema';

import { useText } from '../../i18n/text.ts';
import { Section } from '../../records/RecordPage.tsx';
import { Logo } from './Logo.tsx';

/** The logo on the page of an institution. */
export default function InstitutionLogo({
  record: { SchoolId, School, Logo: logo, DeletedAt },
}: {
  record: Institution;
}) {
  const t = useText();
  return (
    <Section title={t('logos.title')}>
      <Logo institution={{ id: SchoolId, name: School }} logo={logo} readOnly={DeletedAt !== null} />
    </Section>
  );
}
