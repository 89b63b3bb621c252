import { TextField, type TextFieldProps } from './TextField.tsx';

/** An e-mail address. */
export function EmailField({ autoComplete = 'email', ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="email" inputMode="email" autoComplete={autoComplete} verbatim />;
}
