import { setCoursePrice } from '@lia/sdk/courses/administration';
import { coursePriceLabels } from '@lia/sdk/courses/labels';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useMessage } from '../i18n/text.ts';
import { useWords } from '../resources/field.ts';

const nothing = { price: '', from: '' };

/** Sets another price of a course, from now or from a day on. */
export function PriceForm({ course, changed }: { course: number; changed: () => void }) {
  const { t, language } = useWords();
  const describe = useMessage();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // The same for a press after a lost answer.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);

  const change = (next: Partial<typeof nothing>) => {
    setTyped({ ...typed, ...next });
    setErrors({});
    setKey(newIdempotencyKey());
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    try {
      const { message } = await client.call(setCoursePrice, {
        params: { id: course },
        body: { price: Number(typed.price), ...(typed.from && { from: typed.from }) },
        idempotencyKey,
      });
      notify(message, { type: 'success' });
      change(nothing);
      changed();
      refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = error.status === 0 ? describe({ key: error.code }) : error.message;
      setErrors(Object.keys(error.fields).length > 0 ? error.fields : { form: message });
    }
    setBusy(false);
  }

  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void send(event)} aria-labelledby="new-price">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography component="h3" id="new-price" sx={{ fontWeight: 600 }}>
          {t('courses.newPrice')}
        </Typography>
        <TextField
          id="course-price"
          fullWidth
          label={coursePriceLabels.price[language]}
          value={typed.price}
          onChange={({ target }) => change({ price: target.value })}
          error={errors['price'] !== undefined}
          helperText={errors['price'] ?? t('courses.newPriceHint')}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        <TextField
          id="course-price-from"
          type="date"
          fullWidth
          label={coursePriceLabels.from[language]}
          value={typed.from}
          onChange={({ target }) => change({ from: target.value })}
          error={errors['from'] !== undefined}
          helperText={errors['from'] ?? t('courses.priceFromHint')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {errors['form'] !== undefined && (
          <Alert severity="error" variant="outlined">
            {errors['form']}
          </Alert>
        )}
        <Button type="submit" variant="outlined" loading={busy} disabled={typed.price.trim() === ''}>
          {t('courses.savePrice')}
        </Button>
      </Stack>
    </Box>
  );
}
