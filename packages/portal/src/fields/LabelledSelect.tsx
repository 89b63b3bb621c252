import ExpandIcon from '@mui/icons-material/ExpandMore';
import type { ComponentProps } from 'react';

import { Field } from './LabelledInput.tsx';

/** One choice of many, from the list of the device; label above and always visible. */
export const LabelledSelect = ({ label, ...select }: { label: string } & Omit<ComponentProps<'select'>, 'id'>) => (
  <Field
    label={label}
    error={null}
    renderInput={(wiring) => (
      <>
        <select {...select} {...wiring} className="field-input" />
        <ExpandIcon className="field-arrow" />
      </>
    )}
  />
);
