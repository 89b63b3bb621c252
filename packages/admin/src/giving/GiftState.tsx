import type { Contacted } from '@lia/sdk/contacts/records';
import type { DonationState } from '@lia/sdk/giving/donationRecords';
import { Stack } from '@mui/material';

import { Caller } from '../contacts/Caller.tsx';
import { StateChip } from './StateChip.tsx';

/** Where a gift stands, and who called about it. */
export const GiftState = ({ gift }: { gift: { state: DonationState; contacted: Contacted | null } }) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    <StateChip state={gift.state} />
    <Caller contacted={gift.contacted} />
  </Stack>
);
