import { reviewTeacher } from '@lia/sdk/teachers/endpoints';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { LONGEST_REASON, SHORTEST_REASON, type TeacherReview } from '@lia/sdk/teachers/review';
import { Button, Stack, TextField } from '@mui/material';
import { useRef, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';

/** Accepts a registration, declines it with the reason, or takes that back. */
export function ReviewTeacher({ record: { id, review } }: { record: TeacherRecord }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const decide = (body: TeacherReview) => act(() => client.call(reviewTeacher, { params: { id }, body }));

  if (review !== 'pending') {
    return (
      <Button variant="outlined" disabled={busy} onClick={() => void decide({ review: 'pending' })}>
        {t('teachers.review.again')}
      </Button>
    );
  }

  function decline(): void {
    const text = note.trim();
    const isMissing = text.length < SHORTEST_REASON;
    setMissing(isMissing);
    if (isMissing) field.current?.focus();
    else void decide({ review: 'declined', note: text });
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" disabled={busy} onClick={() => void decide({ review: 'accepted' })}>
        {t('teachers.review.accept')}
      </Button>
      <TextField
        id="review-note"
        inputRef={field}
        label={t('teachers.review.note')}
        helperText={t(missing ? 'teachers.review.missing' : 'teachers.review.hint')}
        error={missing}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON, autoComplete: 'off' } }}
        multiline
        minRows={2}
        fullWidth
      />
      <Button variant="outlined" color="error" disabled={busy} onClick={decline}>
        {t('teachers.review.decline')}
      </Button>
    </Stack>
  );
}
