import { embedLabels } from '@lia/sdk/embeds/labels';
import { MAX_ORIGINS, tidyOrigin } from '@lia/sdk/embeds/rules';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { useLanguage, useText } from '../i18n/text.ts';
import { asTyped } from '../records/Inputs.tsx';

/** The addresses that a key is good on, one field each, so that each shows its own error. */
export function OriginInputs() {
  const t = useText();
  const language = useLanguage();
  const { getValues, setValue, trigger, formState } = useFormContext();
  const watched: unknown = useWatch({ name: 'origins' });
  const origins: unknown[] = Array.isArray(watched) ? watched : [];

  const change = (next: unknown[]) => {
    setValue('origins', next, { shouldDirty: true });
    if (formState.isSubmitted) void trigger();
  };

  /** Removes what a paste from the address bar adds (path, query), once the field is left. */
  const tidy = (index: number) => {
    const typed: unknown = getValues(`origins.${index}`);
    if (typeof typed !== 'string') return;
    const meant = tidyOrigin(typed);
    if (meant !== typed) setValue(`origins.${index}`, meant, { shouldDirty: true, shouldValidate: true });
  };

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {embedLabels.origins[language]}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {t('embeds.originsHint')}
      </Typography>
      <Stack spacing={1.5}>
        {origins.map((_, index) => (
          // Addresses have no id but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <Box key={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <TextInput
              source={`origins.${index}`}
              label={t('embeds.origin', { number: index + 1 })}
              parse={asTyped}
              onBlur={() => tidy(index)}
              helperText={false}
              sx={{ flexGrow: 1, minWidth: 0 }}
              type="url"
              placeholder="https://escuela.mx"
              slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
            />
            {origins.length > 1 && (
              <IconButton
                aria-label={t('embeds.removeOrigin', { number: index + 1 })}
                onClick={() => change(origins.filter((__, other) => other !== index))}
                sx={{ mt: '25px' }}
              >
                <RemoveIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Stack>
      {origins.length < MAX_ORIGINS && (
        <Button startIcon={<AddIcon />} onClick={() => change([...origins, ''])} sx={{ mt: 1, ml: -2 }}>
          {t('embeds.addOrigin')}
        </Button>
      )}
    </Box>
  );
}
