import ErrorIcon from '@mui/icons-material/ErrorOutline';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface LabelledInputProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'id'> {
  label: string;
  /** What is wrong, in words, or null. */
  error: string | null;
}

/** A text field: label above and always visible, its error below with an icon. */
export function LabelledInput({ label, error, inputProps, ...input }: LabelledInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl error={error !== null} fullWidth variant="outlined">
      <FormLabel
        htmlFor={id}
        sx={{ mb: 1, fontWeight: 600, color: 'text.primary', '&.Mui-focused, &.Mui-error': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        {...input}
        inputProps={{ ...inputProps, 'aria-describedby': error ? errorId : undefined }}
      />
      {error && (
        <FormHelperText
          id={errorId}
          sx={{ mx: 0, display: 'flex', gap: 1, alignItems: 'center', fontSize: '0.875rem' }}
        >
          <ErrorIcon fontSize="inherit" aria-hidden />
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
