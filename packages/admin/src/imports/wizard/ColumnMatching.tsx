import { importLabels } from '@lia/sdk/imports/labels';
import { type ImportColumn, importColumns } from '@lia/sdk/imports/rules';
import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';

import { useLanguage, useText } from '../../i18n/text.ts';
import { Section } from '../../records/RecordPage.tsx';
import type { Matching } from '../file/columns.ts';
import type { ReadableFile } from './useImportFile.ts';

const NONE = '';

interface ColumnMatchingProps {
  readable: ReadableFile;
  onChange: (matching: Matching) => void;
}

/** For headings that are not the template's: what each column of the file is, with two of its texts. */
export function ColumnMatching({ readable: { columns, matching, problems }, onChange }: ColumnMatchingProps) {
  const t = useText();
  const language = useLanguage();
  const set = (place: number, column: ImportColumn | null) => onChange(matching.with(place, column));
  return (
    <Section title={t('importWizard.columns.title')}>
      <Typography sx={{ maxWidth: '68ch' }}>{t('importWizard.columns.body')}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {columns.map(({ heading, samples }, place) => {
          const name = heading || t('importWizard.columns.untitled', { number: place + 1 });
          const column = matching[place] ?? null;
          const doubled = column !== null && problems.doubled.includes(column);
          return (
            // Columns never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Box component="li" key={place} sx={line}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {samples.join(' · ') || t('importWizard.columns.noSamples')}
                </Typography>
              </Box>
              <TextField
                select
                value={column ?? NONE}
                error={doubled}
                onChange={({ target: { value } }) => set(place, importColumns.find((one) => one === value) ?? null)}
                slotProps={{
                  select: {
                    displayEmpty: true,
                    SelectDisplayProps: { 'aria-label': t('importWizard.columns.labelOf', { heading: name }) },
                  },
                }}
              >
                <MenuItem value={NONE}>{t('importWizard.columns.none')}</MenuItem>
                {importColumns.map((one) => (
                  <MenuItem key={one} value={one}>
                    {importLabels[one][language]}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          );
        })}
      </Box>
      <Standing problems={problems} />
    </Section>
  );
}

/** Which columns are missing or doubled. */
function Standing({ problems: { missing, doubled } }: Pick<ReadableFile, 'problems'>) {
  const t = useText();
  const language = useLanguage();
  const names = (columns: readonly ImportColumn[]) => ({
    columns: columns.map((column) => importLabels[column][language]).join(', '),
  });
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {missing.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('importWizard.columns.missing', names(missing))}
        </Alert>
      )}
      {doubled.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {t('importWizard.columns.doubled', names(doubled))}
        </Alert>
      )}
      {missing.length + doubled.length === 0 && (
        <Alert severity="success" variant="outlined">
          {t('importWizard.columns.ready')}
        </Alert>
      )}
    </Box>
  );
}

const line = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 320px)' },
  alignItems: 'center',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
