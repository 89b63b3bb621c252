import { getMyMembership } from '@lia/sdk/memberships/endpoints';
import { MemberSubscriptionForm } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { FormHost } from '../ui/FormHost.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useRead } from '../services/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { CashRenewal } from './CashRenewal.tsx';
import { OpenOrders } from './OpenOrders.tsx';

const pages = { children: '/apps/dashboardpadres', membership: '/apps/membership' };

/** `/apps/suscription/`: a parent subscribes their children by card. */
export default function SubscriptionPage() {
  const { t } = useText();
  const { data: me } = useMember();
  const { data, error, mutate } = useRead(['membership'], (client) => client.call(getMyMembership));
  // One that was cancelled is taken up again on the page of the membership, not bought once more.
  const current = data?.data?.renews ? data.data.plan : null;

  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, display: 'grid', gap: 6, alignContent: 'start' }}>
      <Typography variant="h1">{t('subscription.title')}</Typography>
      <OpenOrders />
      <CashRenewal framed changed={() => void mutate()} />
      {!data && error !== undefined && (
        <ReadFailed inside title={t('membership.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={480} sx={{ maxWidth: 720 }} />
        </Loading>
      )}
      {data && (
        <Box sx={{ maxWidth: 720 }}>
          <FormHost draft="subscription" fallback={<Skeleton variant="rounded" height={480} />}>
            <MemberSubscriptionForm email={me.email} current={current} pages={pages} onChanged={() => void mutate()} />
          </FormHost>
        </Box>
      )}
    </Page>
  );
}
