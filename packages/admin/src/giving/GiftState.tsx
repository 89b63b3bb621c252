import type { GiftRecord } from '@lia/sdk/giving/giftRecords';
import { Stack } from '@mui/material';

import { Caller } from '../contacts/Caller.tsx';
import { StateChip } from './StateChip.tsx';

/** Where a gift stands, and who called about it. */
export const GiftState = ({ gift }: { gift: Pick<GiftRecord, 'state' | 'contacted'> }) => (
  // Who called is read last: its line breaks sooner than the names of those who give.
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start', maxWidth: '8.5em' }}>
    <StateChip state={gift.state} />
    <Caller contacted={gift.contacted} />
  </Stack>
);
