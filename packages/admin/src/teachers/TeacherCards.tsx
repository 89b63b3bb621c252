import { formatInstant } from '@lia/sdk/calendar/instants';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import { Typography } from '@mui/material';

import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { tierKey } from './tier.ts';

/** The same rows where a table has no room. */
export function TeacherCards() {
  const t = useText();
  const language = useLanguage();
  return (
    <RowCards<TeacherRecord> columns={['created_at', 'name', 'school_name', 'membership']}>
      {({ last_name, name, id, school_name, membership, documents, created_at }) => (
        <RowCard to={`/teachers/${id}/show`} title={`${name} ${last_name}`}>
          <CardLine>{school_name}</CardLine>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <strong>{t(tierKey(membership))}</strong>
            {` · ${t('teachers.count', { count: documents.length, asked: REQUESTED_DOCUMENTS })}`}
          </Typography>
          <CardLine>{formatInstant(created_at, language)}</CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}
