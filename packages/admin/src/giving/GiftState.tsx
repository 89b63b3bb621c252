import type { GiftRecord } from '@lia/sdk/giving/giftRecords';
import { Stack } from '@mui/material';

import { Caller } from '../contacts/Caller.tsx';
import { StateChip } from './StateChip.tsx';

/** Where a gift stands, and who called about it. */
export const GiftState = ({ gift }: { gift: Pick<GiftRecord, 'state' | 'contacted'> }) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    <StateChip state={gift.state} />
    <Caller contacted={gift.contacted} />
  </Stack>
);
