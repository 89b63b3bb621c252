import { institutionTypes } from '@lia/sdk/institutions/rules';
import { MenuItem, Stack, TextField } from '@mui/material';
import { BooleanInput, TextInput, useInput } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { asTyped } from '../records/asTyped.ts';

/** Nombre, Descripción, Tipo, Activo. */
export function InstitutionInputs({ startAtName }: { startAtName: boolean }) {
  const t = useText();
  return (
    <Stack spacing={2} sx={{ pt: 0.5 }}>
      <TextInput
        source="School"
        label={t('institutions.name')}
        parse={asTyped}
        // A new institution starts with its name; the dialog was opened to type it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={startAtName}
        helperText={false}
      />
      <TextInput
        source="Description"
        label={t('institutions.description')}
        parse={asTyped}
        multiline
        minRows={2}
        maxRows={6}
        helperText={t('institutions.optional')}
      />
      <TypeInput />
      <BooleanInput source="IsActive" label={t('institutions.isActive')} helperText={false} />
    </Stack>
  );
}

function TypeInput() {
  const t = useText();
  const { id, field, fieldState } = useInput({ source: 'Type', parse: asTyped });
  return (
    <TextField
      {...field}
      select
      fullWidth
      id={id}
      label={t('institutions.type')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      {institutionTypes.map((name) => (
        <MenuItem key={name} value={name}>
          {t(`institutions.types.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
