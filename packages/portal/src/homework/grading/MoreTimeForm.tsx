import { clockOf, instantOf } from '@lia/sdk/calendar/zones';
import { extendHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';
import type { GradingCalls } from './useGradingCalls.ts';

export interface MoreTimeProps extends GradingCalls {
  homework: HomeworkDetail;
}

interface MoreTimeFormProps extends MoreTimeProps {
  close: () => void;
}

/** Until when one student may deliver. A last entry before that date moves with it. */
export default function MoreTimeForm({ homework, busy, send, close }: MoreTimeFormProps) {
  const { id, version, due_at, zone, is_extended } = homework;
  const { t } = useText();
  const [until, setUntil] = useState(() => clockOf(due_at, zone));

  async function extend(dueAt: string | null): Promise<void> {
    const body = { dueAt, cutoffAt: null, version };
    const extended = await send({
      what: `extend ${JSON.stringify(body)}`,
      call: (client, idempotencyKey) => client.call(extendHomework, { params: { id }, body, idempotencyKey }),
    });
    if (extended) close();
  }

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
