import PrintIcon from '@mui/icons-material/PrintOutlined';
import { fromPesos } from '@lia/sdk/payments/money';
import type { Receipt } from '@lia/sdk/payments/schema';
import { formatReceiptDate } from '@lia/sdk/receipts/date';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { contact } from '../shell/contact.ts';
import { PaymentStatus } from './PaymentStatus.tsx';
import { ReceiptItems } from './ReceiptItems.tsx';

type ReceiptData = Receipt['data']['data'];

/** A receipt with its number, its items and what became of the payment. */
export function ReceiptView({ receipt }: { receipt: ReceiptData }) {
  const { t } = useTranslation();
  const payer = [receipt.payer_first_name, receipt.payer_last_name].filter(Boolean).join(' ');
  const isDonation = receipt.reason === 'donation';

  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <PaymentStatus status={receipt.status} />

      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' }}
      >
        <Fact name={t('receipt.number')} value={receipt.application_id} />
        <Fact name={t('receipt.paymentId')} value={receipt.id} />
        <Fact name={t('receipt.date')} value={formatReceiptDate(receipt.date_created)} />
        {payer && <Fact name={t('receipt.payer')} value={payer} />}
      </Box>

      <ReceiptItems
        items={receipt.additional_info.items.map(({ title, quantity, unit_price }) => ({
          title,
          quantity,
          unitPrice: fromPesos(unit_price),
        }))}
        total={fromPesos(receipt.transaction_amount)}
      />

      {!isDonation && <Typography color="text.secondary">{t('receipt.note', { email: contact.email })}</Typography>}
      <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {!isDonation && (
          <Button variant="contained" component={Link} to="/login">
            {t('action.login')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print()}>
          {t('action.print')}
        </Button>
      </Box>
    </Box>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </div>
  );
}
