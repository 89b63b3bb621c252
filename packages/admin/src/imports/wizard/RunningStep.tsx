import { cancelImport } from '@lia/sdk/imports/endpoints';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { formatCount } from '@lia/sdk/messages/count';
import { Box, LinearProgress, Typography } from '@mui/material';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { Section } from '../../records/RecordPage.tsx';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** An import that runs or is being undone: how far it is, and the way to stop it. The page may be closed meanwhile. */
export function RunningStep({ record: { id, status, rows, outcomes, undone } }: { record: ImportRecord }) {
  const t = useText();
  const client = useClient();
  const isUndoing = status === 'undoing';
  const [done, total] = isUndoing ? [sum(undone), outcomes.created + outcomes.updated] : [sum(outcomes), rows];
  const title = t(isUndoing ? 'importWizard.results.undoing' : 'importWizard.results.running');
  return (
    <Section title={title}>
      <LinearProgress variant="determinate" value={total === 0 ? 0 : (done / total) * 100} aria-label={title} />
      <Typography component="output" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('importWizard.results.progress', { done: formatCount(done), total: formatCount(total) })}
      </Typography>
      <Typography color="text.secondary">{t('importWizard.results.safe')}</Typography>
      {!isUndoing && (
        <Box>
          <ActButton
            label={t('importWizard.results.stop')}
            question={{
              title: t('importWizard.results.stopTitle'),
              body: t('importWizard.results.stopBody'),
              cancel: t('importWizard.results.keepGoing'),
            }}
            call={async () => {
              await client.call(cancelImport, { params: { id } });
              return { message: t('importWizard.results.stopped') };
            }}
          />
        </Box>
      )}
    </Section>
  );
}
