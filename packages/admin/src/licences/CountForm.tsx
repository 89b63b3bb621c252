import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';

import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';
import { Question } from '../records/Question.tsx';

interface CountFormProps<P> {
  id: string;
  label: string;
  hint: string;
  /** What the field starts with, which is not sent. */
  first: string;
  isPossible: (count: number) => boolean;
  preview: (count: number) => Promise<{ data: P }>;
  question: (preview: P) => Record<'title' | 'body' | 'confirm', string>;
  save: (preview: P) => Promise<{ message: string }>;
}

/** Sets a number of licences, once it was shown what that changes. */
export function CountForm<P>({ id, label, hint, first, isPossible, preview, question, save }: CountFormProps<P>) {
  const t = useText();
  const { busy, act } = useAct();
  const [typed, setTyped] = useState(first);
  const [asking, setAsking] = useState<P | null>(null);
  const count = Number(typed);
  const fits = typed !== first && Number.isInteger(count) && isPossible(count);

  const review = (event: FormEvent) => {
    event.preventDefault();
    void preview(count).then(
      ({ data }) => setAsking(data),
      (error: unknown) => act(() => Promise.reject(error)),
    );
  };
  const confirm = async (shown: P) => {
    await act(() => save(shown));
    setAsking(null);
  };

  return (
    <>
      <Stack component="form" noValidate spacing={2} onSubmit={review} sx={{ alignItems: 'start' }}>
        <TextField
          id={id}
          label={label}
          helperText={hint}
          value={typed}
          error={typed !== first && !fits}
          onChange={({ target }) => setTyped(target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <Button type="submit" variant="outlined" disabled={!fits}>
          {t('licences.sizeReview')}
        </Button>
      </Stack>
      {asking && (
        <Question
          open
          {...question(asking)}
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void confirm(asking)}
        />
      )}
    </>
  );
}
