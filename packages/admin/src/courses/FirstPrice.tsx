import { courseDataLabels } from '@lia/sdk/courses/labels';
import { NumberInput, useRecordContext } from 'react-admin';

import { useWords } from '../resources/field.ts';

/** What a new course costs; of a known one the price is changed beside its form. */
export function FirstPrice() {
  const { t, language } = useWords();
  if (useRecordContext()?.['created_at'] !== undefined) return null;
  return (
    <NumberInput
      source="price"
      label={courseDataLabels.price[language]}
      helperText={t('courses.priceHint')}
      min={0}
      step={0.01}
    />
  );
}
