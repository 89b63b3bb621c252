import { MenuItem, TextField } from '@mui/material';

interface CellFieldProps {
  id: string;
  label: string;
  value: string;
  /** The values to choose from; any text where there are none. */
  choices: readonly string[] | null;
  error: string | null;
  focused: boolean;
  onChange: (value: string) => void;
}

/** A cell of a row as a field. Of a list, what the file has in place of a known value can be seen as well. */
export function CellField({ id, label, value, choices, error, focused, onChange }: CellFieldProps) {
  const known = choices === null || value === '' || choices.includes(value);
  return (
    <TextField
      select={choices !== null}
      id={id}
      label={label}
      value={value}
      // The correction was asked for.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={focused}
      error={error !== null}
      helperText={error}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    >
      {!known && <MenuItem value={value}>{value}</MenuItem>}
      {choices?.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  );
}
