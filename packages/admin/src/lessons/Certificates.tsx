import { formatInstant } from '@lia/sdk/calendar/instants';
import { listCertificates } from '@lia/sdk/lessons/administration';
import type { CertificateRecord } from '@lia/sdk/lessons/certificateRecords';
import { Box, Button, List, ListItem, Skeleton, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { CorrectName } from './CorrectName.tsx';
import './en.ts';
import './es.ts';

/** As many as one looks through; the others are searched for. */
const FIRST_ROWS = '[0,19]';

/** The latest certificates of a course, or those of whom one searches for; their names may be corrected. */
export function Certificates({ course }: { course: number }) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const q = words.trim();
  const { data, error, refetch } = useQuery({
    queryKey: [listCertificates, course, q],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ course_id: course, ...(q !== '' && { q }) });
      return client.call(listCertificates, { query: { range: FIRST_ROWS, filter }, signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Section title={t('lessons.certificates.title')}>
      {error && <LoadError message={t('lists.failed')} onRetry={refetch} />}
      {!data && !error && <Skeleton height={80} />}
      {data && (data.length > 0 || q !== '') && (
        <TextField
          fullWidth
          size="small"
          type="search"
          id="certificates-search"
          label={t('lessons.certificates.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: q === '' ? 0 : 2 }}>
          {t(q === '' ? 'lessons.certificates.none' : 'lessons.certificates.noMatch')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List disablePadding>
          {data.map((certificate) => (
            <ListItem key={certificate.id} disableGutters divider sx={{ display: 'block' }}>
              <Certificate
                certificate={certificate}
                changed={() => void queries.invalidateQueries({ queryKey: [listCertificates, course] })}
              />
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  );
}

function Certificate({ certificate, changed }: { certificate: CertificateRecord; changed: () => void }) {
  const t = useText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { name, username, number, code, valid, corrections, created_at } = certificate;
  const line = t('lessons.certificates.line', { number, date: formatInstant(created_at, language) });
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[username, line, !valid && t('lessons.certificates.revoked')].filter(Boolean).join(' · ')}
      </Typography>
      {corrections.map(({ name: before, reason, by, corrected_at }) => (
        <Typography key={corrected_at} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('lessons.certificates.before', { name: before, reason, by, date: formatInstant(corrected_at, language) })}
        </Typography>
      ))}
      <Box
        sx={{
          mt: 0.5,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          '& .MuiButton-root': { px: 1, mx: -1, minHeight: 44 },
        }}
      >
        <Button aria-label={t('lessons.certificates.correctOf', { name })} onClick={() => setOpen(true)}>
          {t('lessons.certificates.correct')}
        </Button>
        <Button href={`/certificado/${code}`} target="_blank" rel="noopener">
          {t('lessons.certificates.page')}
        </Button>
      </Box>
      {isOpen && (
        <CorrectName
          certificate={certificate}
          close={() => setOpen(false)}
          corrected={() => {
            setOpen(false);
            changed();
          }}
        />
      )}
    </>
  );
}
