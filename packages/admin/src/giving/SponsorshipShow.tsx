import { getSponsorshipFile } from '@lia/sdk/giving/endpoints';
import type { SponsorshipRecord } from '@lia/sdk/giving/sponsorshipRecords';
import { useRecordContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { RecordPage, RecordWaiting } from '../records/RecordPage.tsx';
import { GiftScreen } from './GiftScreen.tsx';
import { useSponsorship } from './sponsored.ts';

/** One sponsorship, whole. */
export const SponsorshipShow = () => (
  <RecordPage resource="sponsorships">
    <Sponsorship />
  </RecordPage>
);

function Sponsorship() {
  const t = useText();
  const { amount, arithmetic } = useSponsorship();
  const sponsorship = useRecordContext<SponsorshipRecord>();
  if (!sponsorship) return <RecordWaiting />;
  return (
    <GiftScreen
      record="sponsorships"
      gift={sponsorship}
      file={getSponsorshipFile}
      words={{
        title: t('sponsorships.titleOne', { name: sponsorship.businessName }),
        contact: { title: t('sponsorships.contactTitle'), body: t('sponsorships.contactBody') },
        gift: t('sponsorships.gift'),
        giver: t('sponsorships.sponsor'),
        mode: t(`sponsorships.types.${sponsorship.sponsorship}`),
        amount: amount(sponsorship),
        arithmetic: arithmetic(sponsorship),
        appearance: t(`sponsorships.publishChoices.${sponsorship.publish}`),
      }}
    />
  );
}
