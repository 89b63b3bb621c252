import ErrorIcon from '@mui/icons-material/ErrorOutline';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';

interface RadioFieldProps<T extends string> {
  name: string;
  label: string;
  choices: readonly { value: T; label: string }[];
  /** What is chosen, or null. */
  value: T | null;
  /** What is wrong, in words, or null. */
  error: string | null;
  onChange: (value: T) => void;
}

/** One choice of a few, all of them visible; the error below with an icon. */
export function RadioField<T extends string>({ name, label, choices, value, error, onChange }: RadioFieldProps<T>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl component="fieldset" error={error !== null} aria-describedby={error === null ? undefined : errorId}>
      <FormLabel
        component="legend"
        sx={{ mb: 1, fontWeight: 600, color: 'text.primary', '&.Mui-focused, &.Mui-error': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.value}
          label={choice.label}
          control={
            <Radio
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
          }
        />
      ))}
      {error !== null && (
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
