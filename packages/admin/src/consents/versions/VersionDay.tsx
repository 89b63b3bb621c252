import { textVersionLabels } from '@lia/sdk/consents/versionLabels';
import { TextInput } from 'react-admin';

import { asTyped } from '../../records/Inputs.tsx';
import { useWords } from '../../resources/field.ts';

/** The day from which the version is in force. */
export function VersionDay() {
  const { t, language } = useWords();
  return (
    <TextInput
      source="version"
      type="date"
      parse={asTyped}
      label={textVersionLabels.version[language]}
      helperText={t('legalTexts.versionHint')}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
