import type { LicenceSizePreview } from '@lia/sdk/licences/records';
import { MAX_LICENCES } from '@lia/sdk/licences/rules';
import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';

import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';
import { Question } from '../records/Question.tsx';
import { Section } from '../records/RecordPage.tsx';
import { freedNames } from './freedNames.ts';
import { useLicenceCalls } from './useOrderLicences.ts';

type Preview = LicenceSizePreview['data'];

/** Sets the number of licences, once it was shown who loses theirs. */
export function SizeForm({ order, total }: { order: string; total: number }) {
  const t = useText();
  const { preview, resize } = useLicenceCalls(order);
  const { busy, act } = useAct();
  const [typed, setTyped] = useState(String(total));
  const [asking, setAsking] = useState<Preview | null>(null);
  const size = Number(typed);
  const isSize = Number.isInteger(size) && size >= 1 && size <= MAX_LICENCES;

  const review = (event: FormEvent) => {
    event.preventDefault();
    void preview(size).then(
      ({ data }) => setAsking(data),
      (error: unknown) => act(() => Promise.reject(error)),
    );
  };
  const save = async ({ licences, frees }: Preview) => {
    await act(() => resize({ licences, frees: frees.map(({ id }) => id) }));
    setAsking(null);
  };

  return (
    <Section title={t('licences.size')}>
      <Stack component="form" noValidate spacing={2} onSubmit={review} sx={{ alignItems: 'start' }}>
        <TextField
          id="licences-size"
          label={t('licences.sizeLabel')}
          helperText={t('licences.sizeHint')}
          value={typed}
          error={!isSize}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="outlined" disabled={!isSize || size === total}>
          {t('licences.sizeReview')}
        </Button>
      </Stack>
      {asking && (
        <Question
          open
          title={t('licences.sizeTitle', { count: asking.licences })}
          body={freedNames(asking, t)}
          confirm={t('licences.sizeSave')}
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void save(asking)}
        />
      )}
    </Section>
  );
}
