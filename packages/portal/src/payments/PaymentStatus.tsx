import ApprovedIcon from '@mui/icons-material/CheckCircle';
import RejectedIcon from '@mui/icons-material/Cancel';
import PendingIcon from '@mui/icons-material/Schedule';
import RefundedIcon from '@mui/icons-material/Undo';
import type { PaymentState } from '@lia/sdk/payments/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const looks = {
  approved: { icon: ApprovedIcon, color: 'success.main' },
  pending: { icon: PendingIcon, color: 'warning.main' },
  rejected: { icon: RejectedIcon, color: 'error.main' },
  expired: { icon: RejectedIcon, color: 'error.main' },
  refunded: { icon: RefundedIcon, color: 'text.secondary' },
} as const;

/** What became of a payment, said aloud when it changes. */
export function PaymentStatus({ status }: { status: PaymentState }) {
  const { t } = useTranslation();
  const { icon: Icon, color } = looks[status];
  return (
    <Box
      component="output"
      sx={{ display: 'flex', gap: 4, alignItems: 'center', pl: 4, borderLeft: 6, borderColor: color }}
    >
      <Icon aria-hidden sx={{ fontSize: 44, color }} />
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' } }}>
          {t(`receipt.${status}.title`)}
        </Typography>
        <Typography color="text.secondary">{t(`receipt.${status}.text`)}</Typography>
      </div>
    </Box>
  );
}
