import { MemberSponsorshipForm } from '@lia/widgets/react';

import { useText } from '../../i18n/useText.ts';
import { MemberGivingPage } from './MemberGivingPage.tsx';

/** `/apps/patrocinar`: the sponsorship of who is signed in. */
export default function MemberSponsorshipPage() {
  const { t } = useText();
  return (
    <MemberGivingPage
      lead={t('sponsorship.lead')}
      draft="my-sponsorship"
      renderForm={(giver) => <MemberSponsorshipForm giver={giver} />}
    />
  );
}
