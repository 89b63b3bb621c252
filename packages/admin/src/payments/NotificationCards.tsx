import { formatInstant } from '@lia/sdk/calendar/instants';
import type { PaymentEvent } from '@lia/sdk/payments/records';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { SortField } from '../lists/SortField.tsx';
import { EventChip } from './EventChip.tsx';

const columns = ['received_at'] as const;

/** The same rows where a table has no room. */
export function NotificationCards() {
  const t = useText();
  const language = useLanguage();
  const { data = [] } = useListContext<PaymentEvent>();
  return (
    <>
      <SortField resource="notifications" columns={columns} />
      <List disablePadding>
        {data.map(({ id, type, provider, event_id, state, received_at }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/notifications/${encodeURIComponent(id)}/show`} sx={{ py: 1.5 }}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {type || t('notifications.noType')}
                  </Typography>
                  <EventChip state={state} />
                </Box>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {`${provider} · ${event_id}`}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {formatInstant(received_at, language)}
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
