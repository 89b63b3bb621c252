import type { ImportRow } from '@lia/sdk/imports/schema';
import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { figures } from '../../i18n/language.ts';
import { useLanguage, useText } from '../../i18n/text.ts';
import { Section } from '../../records/RecordPage.tsx';
import { startAtHeading } from '../../records/headingFocus.tsx';
import type { Refusal } from '../file/sheet.ts';
import { ColumnMatching } from './ColumnMatching.tsx';
import { FileChoice } from './FileChoice.tsx';
import { FilePreview } from './FilePreview.tsx';
import { SchoolFields, useSchoolChoice } from './SchoolFields.tsx';
import { StepActions } from './Steps.tsx';
import { Unfinished } from './Unfinished.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type ReadableFile, useImportFile } from './useImportFile.ts';
import { useUpload } from './useUpload.ts';

/** The second step: school and file, how the file is read, and its upload. */
export function UploadStep({ onBack }: { onBack: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const choice = useSchoolChoice();
  const { file, readable, refusal, busy, choose, setFormat, setMatching } = useImportFile();
  const [pressed, setPressed] = useState(false);
  const upload = useUpload((id) => void navigate(`/imports/${id}/show`, { state: startAtHeading }));

  const send = ({ fingerprint, rows }: ReadableFile, { name }: File) => {
    setPressed(true);
    if (choice.school === null) return;
    const { school: school_id, company: company_id } = choice;
    upload.start({ school_id, company_id, file: { name, fingerprint } }, rows);
  };
  const sendable = readable && isSendable(readable) ? readable : null;
  return (
    <>
      <Section title={t('importWizard.upload.title')}>
        {upload.status.phase === 'idle' && <Unfinished>{t('importWizard.unfinished.chooseAgain')}</Unfinished>}
        <SchoolFields choice={choice} asked={pressed || file !== null} />
        <FileChoice file={file} busy={busy} onChoose={choose} />
        {refusal && <FileRefusal refusal={refusal} />}
        {readable?.rows.length === 0 && !readable.asks && <NoData />}
      </Section>
      {readable && <FilePreview readable={readable} onFormat={setFormat} />}
      {readable?.asks && <ColumnMatching readable={readable} onChange={setMatching} />}
      {sendable && <Found rows={sendable.rows} total={sendable.sheet.rows.length} />}
      {upload.status.phase === 'refused' && <UploadRefused error={upload.status.error} />}
      <StepActions onBack={onBack}>
        {sendable && file && (
          <Button variant="contained" onClick={() => send(sendable, file)}>
            {t('importWizard.upload.send', { count: sendable.rows.length })}
          </Button>
        )}
      </StepActions>
      <UploadProgress status={upload.status} onGoOn={upload.goOn} onCancel={upload.cancel} />
    </>
  );
}

const isSendable = ({ problems: { doubled, missing }, rows, refusal }: ReadableFile): boolean =>
  refusal === null && doubled.length === 0 && missing.length === 0 && rows.length > 0;

/** A file without a row to import (document 2 section 8). */
function NoData() {
  const t = useText();
  return (
    <Alert severity="error" variant="outlined">
      <strong>{t('importWizard.refused.noData')}</strong>
      <Typography variant="body2">{t('importWizard.refused.noDataBody')}</Typography>
    </Alert>
  );
}

function Found({ rows, total }: { rows: readonly ImportRow[]; total: number }) {
  const t = useText();
  const skipped = total - rows.length;
  return (
    <Stack component="output">
      <Typography sx={{ fontWeight: 600 }}>{t('importWizard.upload.found', { count: rows.length })}</Typography>
      {skipped > 0 && (
        <Typography color="text.secondary">{t('importWizard.upload.skipped', { count: skipped })}</Typography>
      )}
    </Stack>
  );
}

/** The server's refusal in its words; of a failure, the specification's (document 2 section 8). */
function UploadRefused({ error }: { error: { status: number; message: string } }) {
  const t = useText();
  return (
    <Alert severity="error" variant="outlined">
      {error.status >= 500 ? t('importWizard.upload.refused') : error.message}
    </Alert>
  );
}

/** Why a file was refused, and what can be done about it (document 2 section 8). */
function FileRefusal({ refusal }: { refusal: Refusal }) {
  const t = useText();
  const language = useLanguage();
  const { code, ...values } = refusal;
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? figures(language).format(value) : value,
    ]),
  );
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t('importWizard.refused.title')}</AlertTitle>
      {t(`importWizard.refused.${code}`, written)}
    </Alert>
  );
}
