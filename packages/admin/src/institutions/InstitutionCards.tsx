import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';

import { useText } from '../i18n/text.ts';
import { SortField } from '../lists/SortField.tsx';
import { ActiveChip } from './ActiveChip.tsx';
import type { InstitutionRow } from './InstitutionTable.tsx';

const columns = ['SchoolId', 'School', 'Type', 'Description', 'IsActive', 'CurrentUsers'] as const;

/** The same rows where a table has no room. */
export function InstitutionCards() {
  const t = useText();
  const { search } = useLocation();
  const { data = [] } = useListContext<InstitutionRow>();
  return (
    <>
      <SortField resource="institutions" columns={columns} />
      <List disablePadding>
        {data.map((row) => (
          <ListItem key={row.id} disablePadding divider>
            <ListItemButton component={Link} to={{ pathname: `/institutions/${row.id}`, search }} sx={{ py: 1.5 }}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.School}</Typography>
                  <Typography variant="body2" component="div">
                    <ActiveChip active={row.IsActive} />
                  </Typography>
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {`${row.SchoolId} · ${t(`institutions.types.${row.Type}`)} · ${t('institutions.users', { smart_count: row.CurrentUsers })}`}
                </Typography>
                {row.Description && (
                  <Typography variant="body2" color="text.secondary" noWrap>
                    {row.Description}
                  </Typography>
                )}
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
