import { listMyOrders } from '@lia/sdk/memberships/endpoints';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { usePages } from '../reads/useRead.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { OrderList } from './OrderList.tsx';

/** All orders of the user, page by page. */
export function MyOrders() {
  const { t } = useText();
  const { rows, error, refresh, ...pages } = usePages('orders', (client, range) =>
    client.call(listMyOrders, { query: { range } }),
  );
  const link = (
    <Button component={Link} to="/invoice">
      {t('bills.title')}
    </Button>
  );
  return (
    <OrderList orders={rows} error={error} retry={refresh} link={link}>
      <MoreButton {...pages} />
    </OrderList>
  );
}
