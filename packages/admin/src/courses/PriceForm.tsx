import { setCoursePrice } from '@lia/sdk/courses/administration';
import { coursePriceLabels } from '@lia/sdk/courses/labels';
import { fromPesos } from '@lia/sdk/payments/money';
import { plainAmount } from '@lia/sdk/payments/plainAmount';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useRefresh } from 'react-admin';

import { useMessage } from '../i18n/text.ts';
import { askOfLargeChange } from '../prices/largeChange.ts';
import { Question } from '../records/Question.tsx';
import { useSending } from '../records/useSending.ts';
import type { FormQuestion } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';

const nothing = { price: '', from: '' };

interface PriceFormProps {
  course: number;
  /** In centavos, once it was read. */
  current: number | undefined;
  changed: () => void;
}

/** Sets another price of a course, from now or from a day on. */
export function PriceForm({ course, current, changed }: PriceFormProps) {
  const words = useWords();
  const { t, language } = words;
  const message = useMessage();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(nothing);
  const [question, setQuestion] = useState<FormQuestion | null>(null);
  const sending = useSending();
  const { busy, errors, setErrors } = sending;

  const price = Number(plainAmount(typed.price));

  const change = (next: Partial<typeof nothing>) => {
    setTyped({ ...typed, ...next });
    sending.changed();
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (Number.isNaN(price)) {
      setErrors({ price: message({ key: 'number.digits' }) });
      return;
    }
    const asked = askOfLargeChange(current, fromPesos(price), words);
    if (asked) setQuestion(asked);
    else sendPrice();
  }

  function sendPrice(): void {
    setQuestion(null);
    const body = { price, ...(typed.from && { from: typed.from }) };
    void sending.send(
      (client, idempotencyKey) => client.call(setCoursePrice, { params: { id: course }, body, idempotencyKey }),
      () => {
        change(nothing);
        changed();
        refresh();
      },
    );
  }

  return (
    <Box component="form" noValidate onSubmit={submit} aria-labelledby="new-price">
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
      {question && <Question open {...question} onCancel={() => setQuestion(null)} onConfirm={sendPrice} />}
    </Box>
  );
}
