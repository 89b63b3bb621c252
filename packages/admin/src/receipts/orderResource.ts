import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';

import { OrderList } from './OrderList.tsx';
import { OrderShow } from './OrderShow.tsx';

/** What was sold, to whom, and how it was paid. */
export const orders = {
  name: 'orders',
  icon: OrderIcon,
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'title',
};
