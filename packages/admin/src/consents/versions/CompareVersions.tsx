import { formatDay } from '@lia/sdk/calendar/days';
import { listTextVersions } from '@lia/sdk/consents/administration';
import type { TextVersion } from '@lia/sdk/consents/versions';
import { Box, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../../client/ClientContext.ts';
import { useLanguage, useText } from '../../i18n/text.ts';
import { LoadError } from '../../records/LoadError.tsx';
import { Section } from '../../records/RecordPage.tsx';
import { LegalText } from './LegalText.tsx';
import { TextChanges } from './TextChanges.tsx';

/** More versions than a text has in years. */
const ALL_VERSIONS = '[0,99]';

/** The text of a version in a language, as it is or compared with another version; the one before it at first. */
export function CompareVersions({ record }: { record: TextVersion }) {
  const t = useText();
  const shown = useLanguage();
  const client = useClient();
  const [language, setLanguage] = useState(shown);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [listTextVersions, record.document],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ document: record.document });
      return client.call(listTextVersions, { query: { filter, range: ALL_VERSIONS }, signal });
    },
    retry: false,
  });
  const others = data?.filter(({ id }) => id !== record.id) ?? [];
  // They come with the latest first.
  const before = others.find(({ version }) => version < record.version)?.id ?? '';
  const other = others.find(({ id }) => id === (chosen ?? before));
  const wordsOf = (one: TextVersion) => `${one[`title_${language}`]}\n\n${one[`text_${language}`].trim()}\n`;

  return (
    <Section title={t('legalTexts.text')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          fullWidth
          id="text-language"
          label={t('legalTexts.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'es')}
        >
          <MenuItem value="es">{t('legalTexts.spanish')}</MenuItem>
          <MenuItem value="en">{t('legalTexts.english')}</MenuItem>
        </TextField>
        {others.length > 0 && (
          <TextField
            select
            fullWidth
            id="text-other"
            label={t('legalTexts.compare')}
            value={chosen ?? before}
            onChange={({ target }) => setChosen(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{t('legalTexts.alone')}</MenuItem>
            {others.map(({ id, version }) => (
              <MenuItem key={id} value={id}>
                {formatDay(version, shown)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      {error !== null && <LoadError message={t('lists.failed')} onRetry={refetch} />}
      {!data && error === null ? (
        <Skeleton height={240} />
      ) : other ? (
        <TextChanges before={wordsOf(other)} after={wordsOf(record)} language={language} />
      ) : (
        <Box lang={language} sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="h6">
            {record[`title_${language}`]}
          </Typography>
          <LegalText text={record[`text_${language}`]} />
        </Box>
      )}
    </Section>
  );
}
