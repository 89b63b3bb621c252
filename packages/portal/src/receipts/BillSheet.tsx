import { audienceOf } from '@lia/sdk/accounts/roles';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import type { Bill } from '@lia/sdk/receipts/bills';
import { formatReceiptDate } from '@lia/sdk/receipts/date';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { contact } from '../shell/contact.ts';
import { BillItems } from './BillItems.tsx';

/** A bill as it is printed: its number, who bought and who sold, what, and for how much. */
export function BillSheet({ bill }: { bill: Bill }) {
  const { t, language } = useText();
  const { role } = useMember();
  const { folio, payment_id, paid_at, cancelled_at, payer_name, payer_email, payer_company, lines, total, invoice } =
    bill;

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Card
        component="article"
        aria-labelledby="bill"
        sx={{
          p: { xs: 5, sm: 8 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 6,
          '@media print': { p: 0, boxShadow: 'none', transition: 'none' },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'space-between' }}>
          <Typography id="bill" variant="h1">
            {t('bill.title')}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 4, rowGap: 1 }}
          >
            <Fact name={t('bill.number')}>{folio}</Fact>
            <Fact name={t('bill.payment')}>{payment_id}</Fact>
            <Fact name={t('bill.date')}>{formatReceiptDate(paid_at)}</Fact>
          </Box>
        </Box>

        {cancelled_at !== null && (
          <Alert severity="warning">{t('bill.cancelled', { when: formatInstant(cancelled_at, language) })}</Alert>
        )}

        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { sm: '1fr 1fr' },
            '@media print': { gridTemplateColumns: '1fr 1fr' },
          }}
        >
          <Party heading={t('bill.buyer')} title={t(`bill.buyer.${audienceOf(role[0] ?? '')}`)}>
            {payer_company !== null && <span>{payer_company}</span>}
            <span>{payer_name}</span>
            <span>{payer_email}</span>
            {invoice && <span>{t('bill.rfc', { rfc: invoice.rfc })}</span>}
          </Party>
          <Party heading={t('bill.seller')} title={t('product.name')}>
            <span>{contact.email}</span>
            <span>{contact.phone.text}</span>
          </Party>
        </Box>

        <BillItems lines={lines} total={total} description={describe()} />
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('bill.notFiscal')}
        </Typography>
      </Card>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          displayPrint: 'none',
          '& > *': { flex: { xs: 'auto', sm: 'none' } },
        }}
      >
        <Button component={Link} to="/" variant="contained">
          {t('action.home')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
        <Button component={Link} to="/invoice">
          {t('bills.title')}
        </Button>
      </Box>
    </Box>
  );

  /** What its buyer gets. */
  function describe(): string {
    const { reason, licences, period_end } = bill;
    if (reason === 'course') return t('bill.course');
    if (licences === null) return t('bill.gift');
    const what = t('bill.licences', { count: licences });
    return period_end === null ? what : t('bill.until', { what, when: formatDay(dayOf(period_end), language) });
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

function Party({ heading, title, children }: { heading: string; title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={heading}
      sx={{ display: 'grid', gap: 1, alignContent: 'start', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" color="text.secondary">
        {heading}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {children}
    </Box>
  );
}
