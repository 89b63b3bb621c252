import { formatDay } from '@lia/sdk/calendar/days';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { undoImport } from '@lia/sdk/imports/endpoints';
import type { ImportRecord } from '@lia/sdk/imports/records';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { Link, useNavigate } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { DownloadButton } from '../../records/DownloadButton.tsx';
import { Section } from '../../records/RecordPage.tsx';
import { startAtHeading } from '../../records/headingFocus.tsx';
import { useWords } from '../../resources/field.ts';
import { RowList } from '../rows/RowList.tsx';
import { CommitForm } from './CommitForm.tsx';
import { ImportCards } from './ImportCards.tsx';
import { ImportGuardians } from './ImportGuardians.tsx';
import { rowsToCorrect } from './rowsToCorrect.ts';
import { StepActions } from './Steps.tsx';

/** The last step: what came of the import, the rows to correct, and the way to undo it. */
export function ResultStep({ record }: { record: ImportRecord }) {
  const words = useWords();
  const { t, language } = words;
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const { id, status, outcomes, by, created_at, rows_erased_at } = record;
  return (
    <>
      <Summary record={record} />
      {status === 'failed' && isUnfinished(record) && rows_erased_at === null && (
        <CommitForm record={record} label={t('importWizard.results.goOn')} />
      )}
      {rows_erased_at === null && status !== 'undone' && outcomes.failed + outcomes.skipped > 0 && (
        <Section title={t('importWizard.results.correctTitle')}>
          <Typography>{t('importWizard.results.correctHint')}</Typography>
          <DownloadButton
            label={t('importWizard.results.correct')}
            name={t('importWizard.results.correctName')}
            call={() => rowsToCorrect(dataProvider, id, words)}
            failure={t('importWizard.results.correctFailed')}
          />
        </Section>
      )}
      <ImportCards record={record} />
      {rows_erased_at === null ? (
        <>
          <ImportGuardians record={record} />
          <RowList record={record} />
        </>
      ) : (
        <Alert severity="info" variant="outlined">
          {t('importWizard.results.erased', { date: formatInstant(rows_erased_at, language) })}
        </Alert>
      )}
      <Undo record={record} />
      <Typography color="text.secondary">
        {t('importWizard.results.who', { by, date: formatInstant(created_at, language) })}
      </Typography>
      <Consent record={record} />
      <StepActions onFinish={() => void navigate('/imports/create', { state: startAtHeading })}>
        <Button component={Link} to="/imports">
          {t('importWizard.results.history')}
        </Button>
      </StepActions>
    </>
  );
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Whether rows are left to import: none are of an import whose undo failed. */
const isUnfinished = ({ outcomes, undone, rows }: ImportRecord): boolean => sum(undone) === 0 && sum(outcomes) < rows;

/** How the import ended. */
function Summary({ record }: { record: ImportRecord }) {
  const { t } = useWords();
  const { status, undone, outcomes } = record;
  switch (status) {
    case 'cancelled':
    case 'failed': {
      const end = status === 'failed' && !isUnfinished(record) ? 'undoFailed' : status;
      return (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{t(`importWizard.results.${end}`)}</AlertTitle>
          {t(`importWizard.results.${end}Body`)}
        </Alert>
      );
    }
    case 'undone':
      return (
        <Alert severity="info" variant="outlined">
          <AlertTitle>{t('importWizard.results.undone')}</AlertTitle>
          {undone.kept > 0 && t('importWizard.results.undoneKept', { count: undone.kept })}
        </Alert>
      );
    default:
      return outcomes.failed > 0 ? (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{t('importWizard.results.partlyDone', { count: outcomes.failed })}</AlertTitle>
        </Alert>
      ) : (
        <Alert severity="success" variant="outlined">
          <AlertTitle>{t('importWizard.results.done')}</AlertTitle>
        </Alert>
      );
  }
}

/** Who confirmed that the families consented, or that no one did. */
function Consent({ record: { privacy_notice } }: { record: ImportRecord }) {
  const { t, language } = useWords();
  return (
    <Typography color="text.secondary">
      {privacy_notice === null
        ? t('importWizard.results.noConsent')
        : t('importWizard.results.consent', {
            by: privacy_notice.by,
            date: formatInstant(privacy_notice.at, language),
            version: formatDay(privacy_notice.version, language),
          })}
    </Typography>
  );
}

/** Undoes the import after a question, while that is possible. */
function Undo({ record: { id, undo_until } }: { record: ImportRecord }) {
  const { t, language } = useWords();
  const client = useClient();
  if (undo_until === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ActButton
        color="error"
        startIcon={<UndoIcon />}
        label={t('importWizard.results.undo')}
        question={{ title: t('importWizard.results.undoTitle'), body: t('importWizard.results.undoBody') }}
        call={async () => {
          await client.call(undoImport, { params: { id } });
          return { message: t('importWizard.results.undoStarted') };
        }}
      />
      <Typography color="text.secondary">
        {t('importWizard.results.undoUntil', { date: formatInstant(undo_until, language) })}
      </Typography>
    </Box>
  );
}
