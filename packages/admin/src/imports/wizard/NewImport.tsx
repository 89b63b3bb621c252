import type { Holder } from '@lia/sdk/accounts/roles';
import { mayAddDirectors, userTypes } from '@lia/sdk/imports/rules';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useLocation } from 'react-router';

import { useText } from '../../i18n/text.ts';
import { DownloadButton } from '../../records/DownloadButton.tsx';
import { BackToList, Section } from '../../records/RecordPage.tsx';
import { useHeadingFocus } from '../../records/headingFocus.tsx';
import { TEMPLATE_NAME, type TemplateTexts, templateWorkbook } from '../template/template.ts';
import { StepActions, StepLine } from './Steps.tsx';
import { UploadStep } from './UploadStep.tsx';
import './en.ts';
import './es.ts';

const lines = ['rows', 'example', 'headings', 'save', 'capitals', 'key'] as const;

/** The texts of the template in the language of the page. */
function templateTexts(t: ReturnType<typeof useText>): TemplateTexts {
  return {
    sheet: t('importWizard.template.sheet'),
    instructionsSheet: t('importWizard.template.instructionsSheet'),
    instructionsTitle: t('importWizard.template.title'),
    instructions: lines.map((line) => t(`importWizard.template.lines.${line}`)),
    noteOf: (column) => t(`importWizard.template.notes.${column}`),
    required: t('importWizard.template.required'),
    optional: t('importWizard.template.optional'),
    notInList: t('importWizard.template.notInList'),
  };
}

/** The first two steps of an import: the template, and the file that the school made of it. */
export default function NewImport() {
  const t = useText();
  const heading = useHeadingFocus();
  const { state }: { state: unknown } = useLocation();
  const [step, setStep] = useState<'download' | 'upload'>(
    typeof state === 'object' && state !== null && 'startAtUpload' in state ? 'upload' : 'download',
  );
  return (
    <Stack spacing={2}>
      <BackToList resource="imports" />
      <title>{`${t('importWizard.title')} · LIA`}</title>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {t('importWizard.title')}
      </Typography>
      <StepLine step={step} />
      {step === 'download' ? (
        <DownloadStep onNext={() => setStep('upload')} />
      ) : (
        <UploadStep onBack={() => setStep('download')} />
      )}
    </Stack>
  );
}

function DownloadStep({ onNext }: { onNext: () => void }) {
  const t = useText();
  const { permissions: user } = usePermissions<Holder>();
  const types = userTypes.filter((type) => type !== 'DIRECTOR' || (user !== undefined && mayAddDirectors(user)));
  return (
    <>
      <Section title={t('importWizard.download.title')}>
        <Typography sx={{ maxWidth: '68ch' }}>{t('importWizard.download.body')}</Typography>
        <DownloadButton
          label={t('importWizard.download.button')}
          name={TEMPLATE_NAME}
          call={() => templateWorkbook(types, templateTexts(t))}
          failure={t('importWizard.download.failed')}
        />
        <Typography color="text.secondary">{t('importWizard.download.known')}</Typography>
      </Section>
      <StepActions onNext={onNext} />
    </>
  );
}
