import { Typography } from '@mui/material';
import { useLocation } from 'react-router';

import { useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { ActiveChip } from './ActiveChip.tsx';
import type { InstitutionRow } from './InstitutionTable.tsx';

/** The same rows where a table has no room. */
export function InstitutionCards() {
  const t = useText();
  const { search } = useLocation();
  return (
    <RowCards<InstitutionRow> columns={['SchoolId', 'School', 'Type', 'Description', 'IsActive', 'CurrentUsers']}>
      {({ School, IsActive, id, SchoolId, Type, CurrentUsers, Description }) => (
        <RowCard
          to={{ pathname: `/institutions/${id}`, search }}
          title={School}
          chip={
            <Typography variant="body2" component="div">
              <ActiveChip active={IsActive} />
            </Typography>
          }
        >
          <CardLine>
            {`${SchoolId} · ${t(`institutions.types.${Type}`)} · ${t('institutions.users', { smart_count: CurrentUsers })}`}
          </CardLine>
          {Description && (
            <Typography variant="body2" color="text.secondary" noWrap>
              {Description}
            </Typography>
          )}
        </RowCard>
      )}
    </RowCards>
  );
}
