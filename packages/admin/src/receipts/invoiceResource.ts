import InvoiceIcon from '@mui/icons-material/RequestQuoteOutlined';

import { InvoiceList } from './InvoiceList.tsx';
import { InvoiceShow } from './InvoiceShow.tsx';

/** Invoices that people asked for on their receipts. */
export const invoices = {
  name: 'invoices',
  icon: InvoiceIcon,
  list: InvoiceList,
  show: InvoiceShow,
  recordRepresentation: 'name',
};
