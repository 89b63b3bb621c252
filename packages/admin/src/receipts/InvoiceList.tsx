import { invoiceStates } from '@lia/sdk/receipts/rules';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { InvoiceCards } from './InvoiceCards.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const noFilters = {};

/** Who wants an invoice, and who has one. */
export function InvoiceList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="invoices"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <StateFilter resource="invoices" states={invoiceStates} label={(state) => t(`invoices.states.${state}`)} />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('invoices.none')}</Typography>}
    >
      {wide ? <InvoiceTable /> : <InvoiceCards />}
    </ListPage>
  );
}
