import { Receipt } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { DocumentHeader } from '../ui/DocumentHeader.tsx';
import { FormHost } from '../ui/FormHost.tsx';
import { HiddenText } from '../ui/HiddenText.tsx';
import { Page } from '../ui/Page.tsx';
import { useHome } from '../session/home.ts';
import { useSession } from '../services/services.ts';
import { PageSkeleton } from '../ui/Loading.tsx';
import { paymentTexts } from './es.ts';

/** Where a payment ends (document 1, "Payment-result receipt page"). Public: a donor has no account. */
export default function ReceiptPage() {
  useTexts(paymentTexts);
  const { t } = useText();
  const [query] = useSearchParams();
  const session = useSession();
  const homeOf = useHome();
  const paymentId = query.get('payment_id');
  const preapprovalId = query.get('preapproval_id');
  const preferenceId = query.get('preference_id');

  return (
    <Page sx={{ maxWidth: 760, mx: 'auto', px: { xs: 3, sm: 4 }, pb: 10 }}>
      <HiddenText component="h1">{t('receipt.title')}</HiddenText>
      <DocumentHeader />
      <FormHost fallback={<PageSkeleton />}>
        <Receipt
          {...(paymentId !== null && { paymentId })}
          {...(preapprovalId !== null && { preapprovalId })}
          {...(preferenceId !== null && { preferenceId })}
          {...(session.status === 'member' && { home: { path: homeOf(session.user), label: t('action.home') } })}
        />
      </FormHost>
      {paymentId === null && preapprovalId === null && <ByAccount />}
    </Page>
  );
}

/** The way to a receipt without its address: members find theirs in their account. */
function ByAccount() {
  const { t } = useText();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3, mt: 6, px: { xs: 5, sm: 0 } }}>
      <Typography color="text.secondary">{t('receipt.account')}</Typography>
      <Button component={Link} to="/login" variant="outlined">
        {t('receipt.account.link')}
      </Button>
    </Box>
  );
}
