import { planTermsLabels } from '@lia/sdk/memberships/termLabels';
import { Stack } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';

import { useWords } from '../resources/field.ts';

/** What is to change, and the day from which it holds. */
export function TermInputs() {
  const { t, language } = useWords();
  const { price, discount, from } = planTermsLabels;
  return (
    <Stack spacing={2}>
      <NumberInput source="price" label={price[language]} helperText={t('planTerms.priceHint')} min={0} step={0.01} />
      <NumberInput source="discount" label={discount[language]} helperText={t('planTerms.discountHint')} min={0} />
      <TextInput
        source="from"
        type="date"
        label={from[language]}
        helperText={t('planTerms.fromHint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
