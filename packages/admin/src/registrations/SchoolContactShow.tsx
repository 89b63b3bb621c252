import { formatInstant } from '@lia/sdk/calendar/instants';
import type { SchoolContactRecord } from '@lia/sdk/registrations/records';
import { Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { ContactStep } from '../contacts/ContactStep.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { SamePerson } from '../people/SamePerson.tsx';
import { EmailFact, Fact, Facts, PhoneFact } from '../records/Facts.tsx';
import { RecordColumns, RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { SchoolContactChip } from './SchoolContactChip.tsx';

/** One request, whole: what the school wants, whom to call, and the mark that somebody has. */
export const SchoolContactShow = () => (
  <RecordPage resource="school-contacts">
    <SchoolContact />
  </RecordPage>
);

function SchoolContact() {
  const t = useText();
  const contact = useRecordContext<SchoolContactRecord>();
  if (!contact) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={t('schoolContacts.titleOne', { name: contact.name })}>
        <SchoolContactChip state={contact.state} />
      </RecordHeading>
      <ContactStep
        record="school-contacts"
        id={contact.id}
        contacted={contact.contacted}
        title={t('schoolContacts.contactTitle')}
        body={t('schoolContacts.contactBody')}
        phone={contact.phone}
        email={contact.email}
      />
      <RecordColumns>
        <Wish contact={contact} />
        <Stack spacing={2}>
          <Person contact={contact} />
          <SamePerson />
        </Stack>
      </RecordColumns>
    </>
  );
}

interface Part {
  contact: SchoolContactRecord;
}

function Wish({ contact: { membership, message, created_at } }: Part) {
  const t = useText();
  const language = useLanguage();
  return (
    <Section title={t('schoolContacts.wish')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{message}</Typography>
      <Facts>
        <Fact name={t('schoolContacts.plan')}>{t(`schoolContacts.plans.${membership}`)}</Fact>
        <Fact name={t('schoolContacts.asked')}>{formatInstant(created_at, language)}</Fact>
      </Facts>
    </Section>
  );
}

function Person({ contact: { id, name, email, phone, city, country } }: Part) {
  const t = useText();
  return (
    <Section title={t('schoolContacts.person')}>
      <Facts>
        <Fact name={t('schoolContacts.name')}>{name}</Fact>
        <PhoneFact name={t('schoolContacts.phone')} phone={phone} />
        <EmailFact name={t('schoolContacts.email')} email={email} />
        <Fact name={t('schoolContacts.place')}>{`${city}, ${country}`}</Fact>
        <ConsentFacts record="school-contacts" id={id} />
      </Facts>
    </Section>
  );
}
