import { formatInstant } from '@lia/sdk/calendar/instants';
import type { GiftRecord } from '@lia/sdk/giving/giftRecords';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { ContactStep } from '../contacts/ContactStep.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { SamePerson } from '../people/SamePerson.tsx';
import { EmailFact, Fact, Facts, PhoneFact } from '../records/Facts.tsx';
import { RecordColumns, RecordHeading, Section } from '../records/RecordPage.tsx';
import { type FileCall, GiftFile } from './GiftFile.tsx';
import { StateChip } from './StateChip.tsx';

/** A gift of either kind; a donation may come without an institution. */
type Gift = GiftRecord & { institution: string | null };

/** What a kind of gift says of itself. */
export interface GiftWords {
  /** Name of the record. */
  title: string;
  /** What is to be done where the giver waits for our call. */
  contact: { title: string; body: string };
  /** Heading of what is given, and of who gives. */
  gift: string;
  giver: string;
  mode: string;
  amount: string;
  /** How the amount came about, where there is something to multiply. */
  arithmetic: string | null;
  appearance: string;
}

interface GiftScreenProps {
  record: 'donations' | 'sponsorships';
  gift: Gift;
  words: GiftWords;
  file: FileCall;
  /** Facts of this kind alone, below who gives. */
  more?: ReactNode;
}

/** A gift, whole: what is given and how it is paid, who gives, how they want to appear, their logo. */
export function GiftScreen({ record, gift, words, file, more }: GiftScreenProps) {
  const t = useText();
  return (
    <>
      <RecordHeading title={words.title}>
        <StateChip state={gift.state} />
      </RecordHeading>
      {(gift.state === 'contact' || gift.state === 'contacted') && (
        <ContactStep
          record={record}
          id={gift.id}
          contacted={gift.contacted}
          {...words.contact}
          phone={gift.phone_number}
          email={gift.email}
        />
      )}
      <RecordColumns>
        <Stack spacing={2}>
          <Given gift={gift} words={words} />
          <Section title={t('donations.publish')}>
            <Typography>{words.appearance}</Typography>
            <Box>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
                {t('donations.file')}
              </Typography>
              <GiftFile gift={gift} call={file} />
            </Box>
          </Section>
        </Stack>
        <Stack spacing={2}>
          <Section title={words.giver}>
            <Facts>
              <Fact name={t('donations.businessName')}>{gift.businessName}</Fact>
              <Fact name={t('donations.institution')}>{gift.institution}</Fact>
              <PersonFacts person={gift} />
              <Fact name={t('donations.place')}>{`${gift.state_name}, ${gift.country}`}</Fact>
              {more}
              <ConsentFacts record={record} id={gift.id} />
            </Facts>
          </Section>
          <SamePerson />
        </Stack>
      </RecordColumns>
    </>
  );
}

/** Who stands behind a company's name, and how they are reached. */
export function PersonFacts({ person }: { person: Pick<GiftRecord, 'name' | 'position' | 'email' | 'phone_number'> }) {
  const t = useText();
  return (
    <>
      <Fact name={t('donations.contactName')}>{person.name}</Fact>
      <Fact name={t('donations.position')}>{person.position}</Fact>
      <EmailFact name={t('donations.email')} email={person.email} />
      <PhoneFact name={t('donations.phone')} phone={person.phone_number} />
    </>
  );
}

function Given({ gift, words }: { gift: Gift; words: GiftWords }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Section title={words.gift}>
      <Box>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {words.amount}
        </Typography>
        {words.arithmetic && <Typography color="text.secondary">{words.arithmetic}</Typography>}
      </Box>
      <Facts>
        <Fact name={t('donations.mode')}>{words.mode}</Fact>
        <Fact name={t('donations.date')}>{formatInstant(gift.created_at, language)}</Fact>
        <Fact name={t('donations.payment')}>{gift.payment_id}</Fact>
        <Fact name={t('donations.order')}>{gift.order_id}</Fact>
        <Fact name={t('donations.id')}>{gift.id}</Fact>
      </Facts>
      {gift.payment_id && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<ReceiptIcon />}
            href={`/receipt?${new URLSearchParams({ payment_id: gift.payment_id })}`}
          >
            {t('donations.receipt')}
          </Button>
        </Box>
      )}
    </Section>
  );
}
