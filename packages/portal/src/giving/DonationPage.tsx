import { type Support, supports } from '@lia/sdk/giving/rules';
import { DonationForm } from '@lia/widgets/react';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';
import { WaysToHelp } from './WaysToHelp.tsx';

const supportOf = (type: string | undefined): Support | undefined =>
  supports.find((support) => String(support) === type);

/** `/registroapoyar/:type?`: the donation of academic-reinforcement memberships, starting with the mode `type`. */
export default function DonationPage() {
  const { t } = useText();
  const support = supportOf(useParams()['type']);

  return (
    <PublicPage lead={t('donation.lead')} actions={<WaysToHelp />}>
      <FormHost draft="donation" fallback={<PageSkeleton />}>
        <DonationForm key={support} {...(support && { support })} />
      </FormHost>
    </PublicPage>
  );
}
