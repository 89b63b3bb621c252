import { formatInstant } from '@lia/sdk/calendar/instants';
import { markSchoolContact } from '@lia/sdk/registrations/endpoints';
import type { SchoolContactRecord } from '@lia/sdk/registrations/records';
import CallIcon from '@mui/icons-material/CallOutlined';
import AnsweredIcon from '@mui/icons-material/Check';
import WriteIcon from '@mui/icons-material/MailOutline';
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { useClient } from '../app/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { SamePerson } from '../people/SamePerson.tsx';
import { Fact, Facts } from '../records/Facts.tsx';
import { RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { useAct } from '../records/useAct.ts';
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
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Wish contact={contact} />
        <Stack spacing={2}>
          <Person contact={contact} />
          <SamePerson />
        </Stack>
      </Box>
    </>
  );
}

interface Part {
  contact: SchoolContactRecord;
}

function Wish({ contact: { id, state, membership, message, created_at, answered_at } }: Part) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const { busy, act } = useAct<'mark'>();
  const answered = state === 'answered';
  return (
    <Section title={t('schoolContacts.wish')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{message}</Typography>
      <Facts>
        <Fact name={t('schoolContacts.plan')}>{t(`schoolContacts.plans.${membership}`)}</Fact>
        <Fact name={t('schoolContacts.asked')}>{formatInstant(created_at, language)}</Fact>
        {answered_at && <Fact name={t('schoolContacts.answered')}>{formatInstant(answered_at, language)}</Fact>}
      </Facts>
      <Box>
        <Button
          variant={answered ? 'outlined' : 'contained'}
          startIcon={answered ? undefined : <AnsweredIcon />}
          loading={busy !== null}
          onClick={() =>
            void act('mark', () => client.call(markSchoolContact, { params: { id }, body: { answered: !answered } }))
          }
        >
          {t(answered ? 'schoolContacts.reopen' : 'schoolContacts.mark')}
        </Button>
      </Box>
    </Section>
  );
}

function Person({ contact: { name, email, phone, city, country } }: Part) {
  const t = useText();
  return (
    <Section title={t('schoolContacts.person')}>
      <Facts>
        <Fact name={t('schoolContacts.name')}>{name}</Fact>
        <Fact name={t('schoolContacts.phone')}>
          <MuiLink href={`tel:${phone}`}>{phone}</MuiLink>
        </Fact>
        <Fact name={t('schoolContacts.email')}>
          <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
        </Fact>
        <Fact name={t('schoolContacts.place')}>{`${city}, ${country}`}</Fact>
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<CallIcon />} href={`tel:${phone}`}>
          {t('schoolContacts.call')}
        </Button>
        <Button variant="outlined" startIcon={<WriteIcon />} href={`mailto:${email}`}>
          {t('schoolContacts.write')}
        </Button>
      </Box>
    </Section>
  );
}
