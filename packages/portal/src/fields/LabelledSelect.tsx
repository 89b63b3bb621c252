import ExpandIcon from '@mui/icons-material/ExpandMore';
import type { ComponentProps } from 'react';

import { Field } from './LabelledInput.tsx';

interface LabelledSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  error?: string | null;
}

/** One choice of many, from the list of the device; label above and always visible. */
export const LabelledSelect = ({ label, error = null, ...select }: LabelledSelectProps) => (
  <Field
    label={label}
    error={error}
    renderInput={(wiring) => (
      <>
        <select {...select} {...wiring} className="field-input" />
        <ExpandIcon className="field-arrow" />
      </>
    )}
  />
);
