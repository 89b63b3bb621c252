import { getDonationFile } from '@lia/sdk/giving/endpoints';
import { publishChoice } from '@lia/sdk/giving/rules';
import type { DonationRecord } from '@lia/sdk/giving/donationRecords';
import { useRecordContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { Fact } from '../records/Facts.tsx';
import { RecordPage, RecordWaiting } from '../records/RecordPage.tsx';
import { useGift } from './gift.ts';
import { GiftScreen } from './GiftScreen.tsx';

/** One donation, whole. */
export const DonationShow = () => (
  <RecordPage resource="donations">
    <Donation />
  </RecordPage>
);

function Donation() {
  const t = useText();
  const { amount, arithmetic } = useGift();
  const donation = useRecordContext<DonationRecord>();
  if (!donation) return <RecordWaiting />;
  return (
    <GiftScreen
      record="donations"
      gift={donation}
      file={getDonationFile}
      words={{
        title: t('donations.titleOne', { name: donation.businessName }),
        contact: { title: t('donations.contactTitle'), body: t('donations.contactBody') },
        gift: t('donations.gift'),
        giver: t('donations.donor'),
        mode: t(`donations.modes.${donation.support}`),
        amount: amount(donation),
        arithmetic: arithmetic(donation),
        appearance: t(`donations.publishChoices.${publishChoice(donation)}`),
      }}
      more={<Fact name={t('donations.message')}>{donation.instructions}</Fact>}
    />
  );
}
