import { formatPesos } from '@lia/sdk/payments/money';
import type { Renewal } from '@lia/sdk/renewals/schema';
import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';

import { useText } from '../../i18n/text.ts';
import { useAct } from '../../records/ActButton.tsx';
import { Question } from '../../records/Question.tsx';
import { freedNames } from '../freedNames.ts';
import { useRenewalCalls } from './useRenewal.ts';

interface ChooseFormProps {
  order: string;
  /** The smallest number that can be chosen, and the one that there is. */
  least: number;
  licences: number;
}

/** Chooses a smaller number of licences for the next period, once it was shown what it costs and who loses theirs. */
export function ChooseForm({ order, least, licences }: ChooseFormProps) {
  const t = useText();
  const { preview, choose } = useRenewalCalls(order);
  const { busy, act } = useAct();
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState<Renewal['data'] | null>(null);
  const wanted = Number(typed);
  const isPossible = typed !== '' && Number.isInteger(wanted) && wanted >= least && wanted < licences;

  const review = (event: FormEvent) => {
    event.preventDefault();
    void preview(wanted).then(
      ({ data }) => setAsking(data),
      (error: unknown) => act(() => Promise.reject(error)),
    );
  };
  const save = async ({ next }: Renewal['data']) => {
    await act(() => choose(next.licences));
    setAsking(null);
  };

  return (
    <>
      <Stack component="form" noValidate spacing={2} onSubmit={review} sx={{ alignItems: 'start' }}>
        <TextField
          id="renewal-licences"
          label={t('licences.renewal.number')}
          helperText={t('licences.renewal.range', { least, most: licences - 1 })}
          value={typed}
          error={typed !== '' && !isPossible}
          onChange={({ target }) => setTyped(target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <Button type="submit" variant="outlined" disabled={!isPossible}>
          {t('licences.sizeReview')}
        </Button>
      </Stack>
      {asking && (
        <Question
          open
          title={t('licences.renewal.question', { count: asking.next.licences })}
          body={`${t('licences.renewal.costs', { total: formatPesos(asking.next.total) })} ${freedNames(asking, t)}`}
          confirm={t('licences.renewal.save')}
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void save(asking)}
        />
      )}
    </>
  );
}
