import { orderReasons, paymentStates } from '@lia/sdk/payments/schema';
import { moneyBackStates } from '@lia/sdk/receipts/records';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const noFilters = {};

/** Every order with its state and receipt. */
export function OrderList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="orders"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <ChoiceFilter
            source="reason"
            name={t('orders.reason')}
            choices={orderReasons}
            label={(reason) => t(`orders.reasons.${reason}`)}
          />
          <ChoiceFilter
            source="refund"
            name={t('orders.refunds')}
            choices={moneyBackStates}
            label={(state) => t(`orders.refundStates.${state}`)}
          />
          <StateFilter resource="orders" states={paymentStates} label={(state) => t(`donations.states.${state}`)} />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('orders.none')}</Typography>}
    >
      {wide ? <OrderTable /> : <OrderCards />}
    </ListPage>
  );
}
