import { type SponsorshipType, sponsorshipTypes } from '@lia/sdk/giving/sponsorshipRules';
import { SponsorshipForm } from '@lia/widgets/react';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';
import { WaysToHelp } from './WaysToHelp.tsx';

const typeOf = (type: string | undefined): SponsorshipType | undefined =>
  sponsorshipTypes.find((known) => String(known) === type);

/** `/registropatrocinar/:type?`: the sponsorship, starting with the kind `type`. */
export default function SponsorshipPage() {
  const { t } = useText();
  const type = typeOf(useParams()['type']);

  return (
    <PublicPage lead={t('sponsorship.lead')} actions={<WaysToHelp />}>
      <FormHost draft="sponsorship" fallback={<PageSkeleton />}>
        <SponsorshipForm key={type} {...(type && { type })} />
      </FormHost>
    </PublicPage>
  );
}
