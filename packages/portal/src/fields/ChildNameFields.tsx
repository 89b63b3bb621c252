import { childLabels } from '@lia/sdk/registrations/labels';
import { LONGEST_PERSON_NAME } from '@lia/sdk/validation/lengths';
import type { ComponentProps } from 'react';

import { LabelledInput } from './LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';

interface ChildNameFieldsProps {
  input: (field: 'name' | 'last_name') => Omit<ComponentProps<typeof LabelledInput>, 'label'>;
}

/** First and last name of a child, in a form of `useTypedFields`. */
export function ChildNameFields({ input }: ChildNameFieldsProps) {
  const { language } = useText();
  return (
    <>
      <LabelledInput {...input('name')} label={childLabels.name[language]} required maxLength={LONGEST_PERSON_NAME} />
      <LabelledInput
        {...input('last_name')}
        label={childLabels.last_name[language]}
        required
        maxLength={LONGEST_PERSON_NAME}
      />
    </>
  );
}
