import type { ComponentProps, ReactNode } from 'react';

import './fields.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  onChange: (checked: boolean) => void;
}

/** Something that is ticked or not, its label beside. */
export const CheckField = ({ label, onChange, ...input }: CheckFieldProps) => (
  <label className="field-choice">
    <input {...input} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
);
