import { formatInstant } from '@lia/sdk/calendar/instants';
import type { DonationRecord } from '@lia/sdk/giving/schema';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { SortField } from '../lists/SortField.tsx';
import { useGift } from './gift.ts';
import { StateChip } from './StateChip.tsx';

const columns = ['created_at', 'businessName', 'support', 'total', 'state'] as const;

/** The same rows where a table has no room. */
export function DonationCards() {
  const t = useText();
  const language = useLanguage();
  const { amount } = useGift();
  const { data = [] } = useListContext<DonationRecord>();
  return (
    <>
      <SortField resource="donations" columns={columns} />
      <List disablePadding>
        {data.map((donation) => (
          <ListItem key={donation.id} disablePadding divider>
            <ListItemButton component={Link} to={`/donations/${donation.id}/show`} sx={{ py: 1.5 }}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{donation.businessName}</Typography>
                  <StateChip state={donation.state} />
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {donation.name}
                </Typography>
                <Typography variant="body2" sx={{ mt: 0.5 }}>
                  <strong>{amount(donation)}</strong>
                  {` · ${t(`donations.modes.${donation.support}`)}`}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {formatInstant(donation.created_at, language)}
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
