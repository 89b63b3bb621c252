import { formatInstant } from '@lia/sdk/calendar/instants';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { Alert, Link as MuiLink, Typography } from '@mui/material';
import { Link, useNavigate } from 'react-router';

import { useWords } from '../../resources/field.ts';
import { useHeadingFocus } from '../../records/headingFocus.tsx';
import { RowList } from '../rows/RowList.tsx';
import { CommitForm } from './CommitForm.tsx';
import { StepActions } from './Steps.tsx';
import { Unfinished } from './Unfinished.tsx';

/** State of the way back to the second step, where another file is chosen (document 2 section 2). */
const startAtUpload = { startAtUpload: true, startAtHeading: true };

/** The third step: what will happen to each row, with corrections in place, and the commit. */
export function VerifyStep({ record }: { record: ImportRecord }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const heading = useHeadingFocus();
  const { verdicts, rows } = record;
  const left = verdicts.error + verdicts.conflict;
  const changed = verdicts.create + verdicts.update;
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {t('importWizard.verify.title')}
      </Typography>
      <SameFile record={record} />
      {rows === 0 ? (
        <Alert severity="warning" variant="outlined">
          {t('importWizard.verify.empty')}
        </Alert>
      ) : (
        <>
          <Unfinished draft={record.id}>
            <MuiLink component={Link} to="/imports/create" state={startAtUpload}>
              {t('importWizard.unfinished.goOn')}
            </MuiLink>
          </Unfinished>
          <RowList key={record.id} record={record} />
          {left > 0 && (
            <Alert severity="warning" variant="outlined">
              {t('importWizard.verify.left', { count: left })}
            </Alert>
          )}
          <CommitForm
            record={record}
            label={
              changed === 0
                ? t('importWizard.verify.commitUnchanged')
                : t('importWizard.verify.commit', { count: changed })
            }
            none={changed + verdicts.unchanged === 0}
          />
        </>
      )}
      <StepActions onBack={() => void navigate('/imports/create', { state: startAtUpload })} />
    </>
  );
}

/** The same file was imported before: a warning, since a school may want to. */
function SameFile({ record: { same_file } }: { record: ImportRecord }) {
  const { t, language } = useWords();
  if (!same_file) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {t('importWizard.verify.sameFile', { date: formatInstant(same_file.created_at, language) })}{' '}
      <MuiLink component={Link} to={`/imports/${same_file.id}/show`}>
        {t('importWizard.verify.sameFileLink')}
      </MuiLink>
    </Alert>
  );
}
