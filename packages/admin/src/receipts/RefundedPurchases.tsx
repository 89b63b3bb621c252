import { listLicencePurchases } from '@lia/sdk/licences/endpoints';
import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import { formatPesos } from '@lia/sdk/payments/money';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { LoadError } from '../records/LoadError.tsx';
import { useWords } from '../resources/field.ts';

/** What is paid of further licences of a plan, in orders of their own, whose money a refund of the plan does not give back. */
export function RefundedPurchases({ record: { item_id, reason } }: { record: OrderRecord }) {
  const { t } = useWords();
  const client = useClient();
  const id = reason === 'membership' ? item_id : null;
  const { data, isError, refetch } = useQuery({
    queryKey: ['licences', 'purchases', 'refund', id],
    queryFn: ({ signal }) => client.call(listLicencePurchases, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    retry: false,
  });
  if (isError) return <LoadError message={t('licences.purchases.failed')} onRetry={refetch} />;
  const paid = data?.data.purchases.filter(stands) ?? [];
  if (paid.length === 0) return null;
  const total = paid.reduce((sum, purchase) => sum + purchase.total, 0);
  const licences = paid.reduce((sum, purchase) => sum + purchase.licences, 0);
  return (
    <Alert severity="warning">
      {t('orders.refundPurchases', { count: licences, total: formatPesos(total) })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {paid.map((purchase) => (
          <li key={purchase.id}>
            <MuiLink component={Link} to={`/orders/${purchase.id}/show`}>
              {`${t('licences.purchases.count', { count: purchase.licences })} · ${formatPesos(purchase.total)}`}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Whether licences are paid, for a period that is not over. */
const stands = ({ status, until }: LicencePurchase): boolean => status === 'approved' && new Date(until) > new Date();
