import { dataRequestLabels } from '@lia/sdk/dataRequests/labels';
import { TextInput } from 'react-admin';

import { useWords } from '../resources/field.ts';

/** The day on which a request came in writing. */
export function ReceivedInput() {
  const { t, language } = useWords();
  return (
    <TextInput
      source="received_on"
      type="date"
      label={dataRequestLabels.received_on[language]}
      helperText={t('dataRequests.receivedHint')}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
