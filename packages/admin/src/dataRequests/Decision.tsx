import { dayOf } from '@lia/sdk/calendar/instants';
import { decideDataRequest } from '@lia/sdk/dataRequests/endpoints';
import { dataRequestLabels } from '@lia/sdk/dataRequests/labels';
import type { DataRequestRecord } from '@lia/sdk/dataRequests/records';
import type { DataRequestDecisionKind } from '@lia/sdk/dataRequests/rules';
import { Button, Stack, TextField } from '@mui/material';
import { useRef, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useAct } from '../records/ActButton.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';

const MAX_NOTE = 2000;

const buttons = [
  { decision: 'answered', label: 'dataRequests.answer', variant: 'contained', color: 'primary' },
  { decision: 'extended', label: 'dataRequests.extend', variant: 'outlined', color: 'primary' },
  { decision: 'refused', label: 'dataRequests.refuse', variant: 'outlined', color: 'error' },
  { decision: 'withdrawn', label: 'dataRequests.withdraw', variant: 'text', color: 'primary' },
] as const;

/** Once, while the first days last: the law has the sender know before they are over. */
const isExtendable = ({ extension, due_on }: DataRequestRecord): boolean =>
  extension === null && due_on >= dayOf(new Date().toISOString());

/** Who answers for the student no more gets neither an answer nor more days for one. */
const isPossible = (record: DataRequestRecord, decision: DataRequestDecisionKind): boolean =>
  decision === 'refused' ||
  decision === 'withdrawn' ||
  (record.answers_for_child !== false && (decision === 'answered' || isExtendable(record)));

/** Closes an open request with its answer or the reason, or extends it once. */
export function Decision({ record }: { record: DataRequestRecord }) {
  const { id, answers_for_child } = record;
  const { t, language } = useWords();
  const client = useClient();
  const { busy, act } = useAct();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);

  const decide = async (decision: DataRequestDecisionKind): Promise<void> => {
    const text = note.trim();
    setMissing(text === '');
    if (text === '') {
      field.current?.focus();
      return;
    }
    await act(() => client.call(decideDataRequest, { params: { id }, body: { decision, note: text } }));
  };

  return (
    <Section title={t('dataRequests.decision')}>
      <TextField
        id="data-request-note"
        inputRef={field}
        label={dataRequestLabels.note[language]}
        helperText={t(
          missing
            ? 'dataRequests.noteMissing'
            : answers_for_child === false
              ? 'dataRequests.noteKept'
              : 'dataRequests.noteHint',
        )}
        error={missing}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, autoComplete: 'off' } }}
        multiline
        minRows={3}
        fullWidth
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {buttons
          .filter(({ decision }) => isPossible(record, decision))
          .map(({ decision, label, variant, color }) => (
            <Button
              key={decision}
              variant={variant}
              color={color}
              disabled={busy}
              onClick={() => void decide(decision)}
            >
              {t(label)}
            </Button>
          ))}
      </Stack>
    </Section>
  );
}
