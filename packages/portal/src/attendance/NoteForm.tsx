import { MAX_NOTE } from '@lia/sdk/attendance/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

interface NoteFormProps {
  /** The student's. */
  name: string;
  note: string;
  save: (note: string) => void;
}

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A button that opens the note beside a mark to be written. */
export function NoteForm({ name, note, save }: NoteFormProps) {
  const { t } = useText();
  const [written, setWritten] = useState<string | null>(null);
  const close = () => setWritten(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    save((written ?? '').trim());
    close();
  }

  if (written === null) {
    const action = note === '' ? 'add' : 'edit';
    return (
      <ActionButton
        size="small"
        aria-label={t(`attendance.note.${action}.name`, { name })}
        onClick={() => setWritten(note)}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {t(`attendance.note.${action}`)}
      </ActionButton>
    );
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <LabelledInput
        ref={focus}
        label={t('attendance.note')}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={null}
        maxLength={MAX_NOTE}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ActionButton type="submit" variant="contained" sx={{ minHeight: 44 }}>
          {t('attendance.note.save')}
        </ActionButton>
        <Button onClick={close} sx={{ minHeight: 44 }}>
          {t('action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
