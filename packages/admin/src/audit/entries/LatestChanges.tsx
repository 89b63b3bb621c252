import { listAudit } from '@lia/sdk/audit/endpoints';
import type { AuditEntry } from '@lia/sdk/audit/records';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { useWords } from '../../resources/field.ts';
import { auditAddress } from './address.ts';
import type { Subject } from './SubjectAudit.tsx';
import { fieldsOf, subjectOf, whoOf } from './entryTexts.ts';

const LATEST = '[0,7]';

/** The latest changes of what belongs to a record, with the way to all of them. */
export default function LatestChanges({ subject }: { subject: Subject }) {
  const t = useText();
  const client = useClient();
  const filter = JSON.stringify(subject);
  const { data, isError } = useQuery({
    queryKey: [listAudit, filter],
    queryFn: ({ signal }) => client.call(listAudit, { query: { filter, range: LATEST }, signal }),
    // The record is whole without it.
    retry: false,
  });
  if (!data) return isError ? <Typography>{t('audit.failed')}</Typography> : <Skeleton height={96} />;
  if (data.length === 0) return <Typography color="text.secondary">{t('audit.noneHere')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      <MuiLink component={Link} to={auditAddress(subject)} sx={{ alignSelf: 'flex-start', py: 1.25 }}>
        {t('audit.whole')}
      </MuiLink>
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const words = useWords();
  const { t, language } = words;
  const fields = fieldsOf(entry, words);
  return (
    <Box component="li" sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={`/audit/${entry.id}/show`}>
        {subjectOf(entry, words)} · {t(`audit.operations.${entry.operation}`)}
      </MuiLink>
      {fields !== null && <Typography variant="body2">{fields}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {whoOf(entry, words)} · {formatInstant(entry.at, language)}
      </Typography>
    </Box>
  );
}
