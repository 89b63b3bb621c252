import { formatInstant } from '@lia/sdk/calendar/instants';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { SortField } from '../lists/SortField.tsx';
import { tierKey } from './tier.ts';

const columns = ['created_at', 'name', 'school_name', 'membership'] as const;

/** The same rows where a table has no room. */
export function TeacherCards() {
  const t = useText();
  const language = useLanguage();
  const { data = [] } = useListContext<TeacherRecord>();
  return (
    <>
      <SortField resource="teachers" columns={columns} />
      <List disablePadding>
        {data.map(({ id, name, last_name, school_name, membership, documents, created_at }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/teachers/${id}/show`} sx={{ py: 1.5 }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{`${name} ${last_name}`}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {school_name}
                </Typography>
                <Typography variant="body2" sx={{ mt: 0.5 }}>
                  <strong>{t(tierKey(membership))}</strong>
                  {` · ${t('teachers.count', { count: documents.length, asked: REQUESTED_DOCUMENTS })}`}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {formatInstant(created_at, language)}
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
