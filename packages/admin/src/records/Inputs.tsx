import { Box, MenuItem, TextField } from '@mui/material';
import { BooleanInput, NumberInput, TextInput, useInput, useRecordContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import type { FormPage, Input, Resource } from '../resources/definition.ts';
import { type Row, labelText, useHeadings, useWords } from '../resources/field.ts';
import { RulesMissing } from './RulesMissing.tsx';

/** Text as it was typed: react-admin turns an emptied field into null, which is no text. */
export const asTyped = (text: string): string => text;

interface InputsProps {
  resource: Resource;
  inputs: FormPage<Row>['inputs'];
  /** The first one takes the focus. */
  focused?: boolean;
}

/** The fields of a form, one below the other; short ones side by side where there is room. */
export function Inputs({ resource, inputs, focused = false }: InputsProps) {
  const headingOf = useHeadings(resource);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, '& > :empty': { display: 'none' } }}>
      <Box sx={whole}>
        <RulesMissing />
      </Box>
      {inputs.map((input, place) => {
        // Inputs are never reordered: their position identifies them.
        const key = place;
        if ('source' in input) {
          return <FieldInput key={key} input={input} label={headingOf(input)} focused={focused && place === 0} />;
        }
        const { component: Special, half } = 'component' in input ? input : { component: input, half: false };
        return (
          <Box key={key} sx={half ? {} : whole}>
            <Special />
          </Box>
        );
      })}
    </Box>
  );
}

const whole = { minWidth: 0, gridColumn: { sm: '1 / -1' } };

function FieldInput({ input, label, focused }: { input: Input; label: string; focused: boolean }) {
  const t = useText();
  const record = useRecordContext();
  const { source, newHint, hint = record ? undefined : newHint, kind = 'text', choices, half = false } = input;
  const common = {
    source,
    label,
    helperText: hint ? t(hint) : (false as const),
    sx: half ? {} : whole,
  };
  if (choices) return <ChoiceInput {...common} choices={choices} />;
  switch (kind) {
    case 'switch':
      return <BooleanInput {...common} />;
    case 'number':
      return <NumberInput {...common} />;
    case 'money':
      return <NumberInput {...common} min={0} step={0.01} />;
    case 'paragraph':
      return <TextInput {...common} parse={asTyped} multiline minRows={3} maxRows={12} />;
    case 'text':
      // A dialog was opened to type into its first field.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      return <TextInput {...common} parse={asTyped} autoFocus={focused} />;
  }
}

interface ChoiceInputProps {
  source: string;
  label: string;
  helperText: string | false;
  choices: NonNullable<Input['choices']>;
  sx: object;
}

function ChoiceInput({ source, label, helperText, choices, sx }: ChoiceInputProps) {
  const words = useWords();
  const { id, field, fieldState } = useInput({ source, parse: asTyped });
  return (
    <TextField
      {...field}
      select
      fullWidth
      id={id}
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      sx={sx}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {labelText(choice.label, words)}
        </MenuItem>
      ))}
    </TextField>
  );
}
