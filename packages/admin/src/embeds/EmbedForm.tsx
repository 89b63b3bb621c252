import { embedSchema } from '@lia/sdk/embeds/schema';
import { validate } from '@lia/sdk/validation/validate';
import { Box, Button, Card, Stack } from '@mui/material';
import type { RefObject } from 'react';
import { Form, TextInput, useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { Row } from '../app/wire.ts';
import { useMessage, useText } from '../i18n/text.ts';
import { UnsavedGuard } from '../institutions/UnsavedGuard.tsx';
import { OriginInputs } from './OriginInputs.tsx';
import { embedData, fieldOf } from './wire.ts';

// react-admin turns an emptied field into null, which is no text.
const asTyped = (text: string) => text;

const keepTyped = { keepDirtyValues: true };

const fresh = { name: '', origins: [''], active: true };

/** The fields of a site, new or known. */
export function EmbedForm({ mode, settled }: { mode: 'new' | 'edit'; settled: RefObject<boolean> }) {
  const t = useText();
  const rules = useRules();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Form
        validate={rules}
        resetOptions={keepTyped}
        disableInvalidFormNotification
        noValidate
        {...(mode === 'new' && { defaultValues: fresh })}
      >
        <Stack spacing={3}>
          <TextInput source="name" label={t('embeds.name')} parse={asTyped} helperText={t('embeds.nameHint')} />
          <OriginInputs />
          <Box>
            <SaveButton mode={mode} />
          </Box>
        </Stack>
        <UnsavedGuard settled={settled} />
      </Form>
    </Card>
  );
}

function SaveButton({ mode }: { mode: 'new' | 'edit' }) {
  const t = useText();
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={saving === true || isSubmitting}>
      {t(mode === 'new' ? 'embeds.create' : 'embeds.save')}
    </Button>
  );
}

/** The rules that guard the server, in the words of the chosen language. */
function useRules() {
  const say = useMessage();
  return (values: Row) => {
    const result = validate(embedSchema, embedData(values), { input: 'typed' });
    if (result.ok) return {};
    const flat = Object.entries(result.fields).map(([path, message]) => [fieldOf(path), say(message)] as const);
    const origins = flat.filter(([path]) => path.startsWith('origins.')).map(([path, text]) => [path.slice(8), text]);
    return {
      ...Object.fromEntries(flat.filter(([path]) => !path.includes('.'))),
      // An object by position, as the form's errors are: holes of a list would be errors without words.
      ...(origins.length > 0 && { origins: Object.fromEntries(origins) }),
    };
  };
}
