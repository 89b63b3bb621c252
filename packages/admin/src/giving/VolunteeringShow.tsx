import { formatInstant } from '@lia/sdk/calendar/instants';
import type { VolunteeringRecord } from '@lia/sdk/giving/volunteeringRecords';
import { Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { ContactStep } from '../contacts/ContactStep.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { SamePerson } from '../people/SamePerson.tsx';
import { Fact, Facts } from '../records/Facts.tsx';
import { RecordColumns, RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { PersonFacts } from './GiftScreen.tsx';
import { StateChip } from './StateChip.tsx';

/** One offer to volunteer, whole: what they said, and whom to call. */
export const VolunteeringShow = () => (
  <RecordPage resource="volunteerings">
    <Volunteering />
  </RecordPage>
);

function Volunteering() {
  const t = useText();
  const language = useLanguage();
  const offer = useRecordContext<VolunteeringRecord>();
  if (!offer) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={t('volunteerings.titleOne', { name: offer.company })}>
        <StateChip state={offer.state} />
      </RecordHeading>
      <ContactStep
        record="volunteerings"
        id={offer.id}
        contacted={offer.contacted}
        title={t('volunteerings.contactTitle')}
        body={t('volunteerings.contactBody')}
        phone={offer.phone_number}
        email={offer.email}
      />
      <RecordColumns>
        <Section title={t('volunteerings.offer')}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{offer.instructions}</Typography>
          <Facts>
            <Fact name={t('donations.date')}>{formatInstant(offer.created_at, language)}</Fact>
            <Fact name={t('donations.id')}>{offer.id}</Fact>
          </Facts>
        </Section>
        <Stack spacing={2}>
          <Section title={t('volunteerings.who')}>
            <Facts>
              <Fact name={t('volunteerings.company')}>{offer.company}</Fact>
              <Fact name={t('volunteerings.businessName')}>{offer.businessName}</Fact>
              <PersonFacts person={offer} />
              <ConsentFacts record="volunteerings" id={offer.id} />
            </Facts>
          </Section>
          <SamePerson />
        </Stack>
      </RecordColumns>
    </>
  );
}
