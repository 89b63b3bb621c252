import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Stack } from '@mui/material';

import { StateChip } from '../giving/StateChip.tsx';
import { RefundChip } from './RefundChip.tsx';

/** Where an order stands, and whether a person still has to give something back. */
export const OrderState = ({ order: { state, refunds } }: { order: OrderRecord }) => (
  <Stack spacing={0.5} sx={{ alignItems: { xs: 'flex-end', md: 'flex-start' } }}>
    <StateChip state={state} />
    {refunds.some((refund) => refund.state === 'refused') && <RefundChip state="refused" />}
  </Stack>
);
