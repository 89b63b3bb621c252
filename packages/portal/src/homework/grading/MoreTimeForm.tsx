import { clockOf, instantOf } from '@lia/sdk/calendar/zones';
import { extendHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';
import type { GradingCalls } from './useGradingCalls.ts';

interface MoreTimeProps extends GradingCalls {
  homework: HomeworkDetail;
}

/** Until when one student may deliver. A last entry before that date moves with it. */
export function MoreTime({ homework: { id, version, due_at, zone, is_extended }, busy, send }: MoreTimeProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [until, setUntil] = useState(() => clockOf(due_at, zone));

  async function extend(dueAt: string | null): Promise<void> {
    const body = { dueAt, cutoffAt: null, version };
    const extended = await send({
      what: `extend ${JSON.stringify(body)}`,
      call: (client, idempotencyKey) => client.call(extendHomework, { params: { id }, body, idempotencyKey }),
    });
    if (extended) setOpen(false);
  }

  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('grading.time')}</Button>;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (until !== '') void extend(instantOf(until, zone));
      }}
      sx={{ display: 'grid', gap: 3, width: '100%', justifyItems: 'start' }}
    >
      <LabelledInput
        label={t('grading.time.until')}
        type="datetime-local"
        required
        error={null}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="outlined" disabled={busy}>
          {t('grading.time.give')}
        </Button>
        {is_extended && (
          <Button disabled={busy} onClick={() => void extend(null)}>
            {t('grading.time.back')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
