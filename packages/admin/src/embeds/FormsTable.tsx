import type { EmbedCounts } from '@lia/sdk/embeds/records';
import { Box, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { MeasuresRow, MeasuresTable } from './CountsTable.tsx';
import { isNamedForm } from './forms.ts';

/** What came of each form of a site. */
export function FormsTable({ forms }: { forms: EmbedCounts['forms'] }) {
  const t = useText();
  return (
    <Box>
      <Typography variant="h2" component="h3" sx={{ fontSize: 16, mb: 1 }}>
        {t('embeds.byForm')}
      </Typography>
      <MeasuresTable name={t('embeds.byForm')} first={t('embeds.form')}>
        {forms.map(({ form, ...counts }) => (
          <MeasuresRow
            key={form}
            name={isNamedForm(form) ? t(`embeds.forms.${form}`) : `lia-${form}`}
            counts={counts}
          />
        ))}
      </MeasuresTable>
    </Box>
  );
}
