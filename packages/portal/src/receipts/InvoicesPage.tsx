import { listMyBills } from '@lia/sdk/receipts/endpoints';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { planPageOf } from '../memberships/routes.ts';
import { useMember } from '../services/services.ts';
import { usePages } from '../reads/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { BillCard } from './BillCard.tsx';
import { receiptTexts } from './es.ts';

/** `/invoice`: what a member paid, each payment with its bill and where its invoice stands. */
export default function InvoicesPage() {
  useTexts(receiptTexts);
  const { t } = useText();
  const user = useMember();
  const { rows, error, refresh, ...pages } = usePages('bills', (client, range) =>
    client.call(listMyBills, { query: { range } }),
  );

  return (
    <ContentPage>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{t('bills.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('bills.lead')}
        </Typography>
      </Box>
      {rows?.length === 0 && (
        <Notice
          inside
          title={t('bills.none.title')}
          text={t('bills.none.text')}
          action={{ label: t('bills.none.link'), to: planPageOf(user).path }}
        />
      )}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, maxWidth: 840 }}>
          {rows.map((bill) => (
            <BillCard key={bill.id} bill={bill} changed={refresh} />
          ))}
        </Box>
      )}
      <MoreButton {...pages} />
      {!rows && error !== undefined && <ReadFailed inside title={t('bills.failed')} error={error} retry={refresh} />}
      {!rows && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={120} sx={{ maxWidth: 840 }} />
        </Loading>
      )}
    </ContentPage>
  );
}
