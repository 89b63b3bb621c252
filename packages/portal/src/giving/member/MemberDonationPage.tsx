import { MemberDonationForm } from '@lia/widgets/react';

import { useText } from '../../i18n/useText.ts';
import { MemberGivingPage } from './MemberGivingPage.tsx';

/** `/apps/donar`: the donation of who is signed in. */
export default function MemberDonationPage() {
  const { t } = useText();
  return (
    <MemberGivingPage
      lead={t('donation.lead')}
      draft="my-donation"
      renderForm={(giver) => <MemberDonationForm giver={giver} />}
    />
  );
}
