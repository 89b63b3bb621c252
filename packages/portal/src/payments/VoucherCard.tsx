import CopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { Voucher } from '@lia/sdk/payments/cardsSchema';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber, type VoucherStatus } from '@lia/sdk/payments/rules';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';
import ShareVoucher from './ShareVoucher.tsx';

const tones: Readonly<Record<VoucherStatus, AlertColor>> = {
  created: 'info',
  awaiting_cash: 'info',
  paid: 'success',
  paid_late: 'success',
  expired: 'warning',
};

/** A voucher with all that the counter asks for, to be shown on a phone or printed. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const { t, language } = useText();
  const { toasts } = useServices();
  const { status, title, quantity, total, number, expires_at, paid_at, hosted_url } = voucher;
  const awaits = status === 'awaiting_cash';

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', t('voucher.copied'));
    } catch {
      toasts.show('error', t('voucher.notCopied'));
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h1">{t(`voucher.heading.${status}`)}</Typography>
      <Box component="output" sx={{ display: 'block' }}>
        <Alert role="presentation" severity={tones[status]}>
          {t(`voucher.status.${status}`)}
        </Alert>
      </Box>
      <Card component="section" aria-labelledby="what" sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gap: 4 }}>
        <Typography id="what" variant="h2" sx={{ fontSize: '1.125rem' }}>
          {quantity > 1 ? `${quantity} × ${title}` : title}
        </Typography>
        {number !== null && awaits && <Fact name={t('voucher.number')} value={groupVoucherNumber(number)} large />}
        <Fact name={t('voucher.total')} value={formatPesos(total)} />
        {expires_at !== null && awaits && (
          <Fact name={t('voucher.until')} value={formatInstant(expires_at, language)} note={t('voucher.zone')} />
        )}
        {paid_at !== null && <Fact name={t('voucher.paid')} value={formatInstant(paid_at, language)} />}
        {paid_at !== null && (
          <Button
            component={Link}
            to="/login"
            variant="contained"
            sx={{ displayPrint: 'none', justifySelf: { sm: 'start' } }}
          >
            {t('receipt.account.link')}
          </Button>
        )}
        {awaits && <Typography color="text.secondary">{t('voucher.how')}</Typography>}
        {awaits && hosted_url !== null && (
          <Button variant="contained" href={hosted_url} sx={{ displayPrint: 'none', justifySelf: { sm: 'start' } }}>
            {t('voucher.barcode')}
          </Button>
        )}
      </Card>
      {awaits && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none', '& > *': { flex: 'auto' } }}>
          {number !== null && (
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(number)}>
              {t('voucher.copyNumber')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(location.href)}>
            {t('voucher.copyLink')}
          </Button>
          <ShareVoucher title={title} total={total} voucher={voucher} />
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t('action.print')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface FactProps {
  name: string;
  value: string;
  /** What belongs to the value and is not what people look for. */
  note?: string;
  large?: boolean;
}

function Fact({ name, value, note, large = false }: FactProps) {
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography
        sx={{ fontSize: large ? '1.75rem' : '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
        {note !== undefined && (
          <Typography component="span" color="text.secondary">
            {' '}
            {note}
          </Typography>
        )}
      </Typography>
    </div>
  );
}
