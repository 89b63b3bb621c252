import { formatInstant } from '@lia/sdk/calendar/instants';
import { publishChoice } from '@lia/sdk/giving/rules';
import type { DonationRecord } from '@lia/sdk/giving/schema';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Alert, AlertTitle, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';
import { Fact, Facts } from '../records/Facts.tsx';
import { RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { DonationFile } from './DonationFile.tsx';
import { useGift } from './gift.ts';
import { StateChip } from './StateChip.tsx';

/** One donation, whole: what is given and how it is paid, who gives, how they want to appear, their logo. */
export const DonationShow = () => (
  <RecordPage resource="donations">
    <Donation />
  </RecordPage>
);

function Donation() {
  const t = useText();
  const donation = useRecordContext<DonationRecord>();
  if (!donation) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={t('donations.titleOne', { name: donation.businessName })}>
        <StateChip state={donation.state} />
      </RecordHeading>
      {donation.state === 'contact' && (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{t('donations.contactTitle')}</AlertTitle>
          {t('donations.contactBody')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <Gift donation={donation} />
          <Appearance donation={donation} />
        </Stack>
        <Donor donation={donation} />
      </Box>
    </>
  );
}

function Gift({ donation }: { donation: DonationRecord }) {
  const t = useText();
  const language = useLanguage();
  const { amount, arithmetic } = useGift();
  const sum = arithmetic(donation);
  return (
    <Section title={t('donations.gift')}>
      <Box>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {amount(donation)}
        </Typography>
        {sum && <Typography color="text.secondary">{sum}</Typography>}
      </Box>
      <Facts>
        <Fact name={t('donations.mode')}>{t(`donations.modes.${donation.support}`)}</Fact>
        <Fact name={t('donations.date')}>{formatInstant(donation.created_at, language)}</Fact>
        <Fact name={t('donations.payment')}>{donation.payment_id}</Fact>
        <Fact name={t('donations.order')}>{donation.order_id}</Fact>
        <Fact name={t('donations.id')}>{donation.id}</Fact>
      </Facts>
      {donation.payment_id && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<ReceiptIcon />}
            href={`/receipt?${new URLSearchParams({ payment_id: donation.payment_id })}`}
          >
            {t('donations.receipt')}
          </Button>
        </Box>
      )}
    </Section>
  );
}

function Appearance({ donation }: { donation: DonationRecord }) {
  const t = useText();
  return (
    <Section title={t('donations.publish')}>
      <Typography>{t(`donations.publishChoices.${publishChoice(donation)}`)}</Typography>
      <Box>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {t('donations.file')}
        </Typography>
        <DonationFile donation={donation} />
      </Box>
    </Section>
  );
}

function Donor({ donation }: { donation: DonationRecord }) {
  const t = useText();
  return (
    <Section title={t('donations.donor')}>
      <Facts>
        <Fact name={t('donations.businessName')}>{donation.businessName}</Fact>
        <Fact name={t('donations.institution')}>{donation.institution}</Fact>
        <Fact name={t('donations.contactName')}>{donation.name}</Fact>
        <Fact name={t('donations.position')}>{donation.position}</Fact>
        <Fact name={t('donations.email')}>
          <MuiLink href={`mailto:${donation.email}`}>{donation.email}</MuiLink>
        </Fact>
        <Fact name={t('donations.phone')}>
          <MuiLink href={`tel:${donation.phone_number}`}>{donation.phone_number}</MuiLink>
        </Fact>
        <Fact name={t('donations.place')}>{`${donation.state_name}, ${donation.country}`}</Fact>
        <Fact name={t('donations.message')}>{donation.instructions}</Fact>
      </Facts>
    </Section>
  );
}
