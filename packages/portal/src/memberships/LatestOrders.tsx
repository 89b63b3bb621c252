import { listMyOrders } from '@lia/sdk/memberships/endpoints';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../services/useRead.ts';
import { OrderList } from './OrderList.tsx';

const LATEST = 3;

/** The user's latest orders, and the way to every receipt with its invoice. */
export function LatestOrders() {
  const { t } = useText();
  const { data, error, mutate } = useRead(['orders', 'latest'], (client) =>
    client.call(listMyOrders, { query: { range: JSON.stringify([0, LATEST - 1]) } }),
  );
  const link = (
    <Button component={Link} to="/invoice">
      {t('orders.all')}
    </Button>
  );
  return <OrderList orders={data?.data} error={error} retry={() => void mutate()} link={link} />;
}
