import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createSubject, updateSubject } from '@lia/sdk/subjects/endpoints';
import type { Subject } from '@lia/sdk/subjects/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SubmitEvent, useId, useState } from 'react';

import { useSubjectChange } from './useSubjectChange.ts';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';

interface SubjectDialogProps {
  /** The group that gets it. */
  group: string;
  /** The one that is renamed; a new one where there is none. */
  subject?: Subject;
  saved?: (subject: Subject) => void;
  close: () => void;
}

/** Asks for the name of a subject. It stands outside of other forms, which would be sent with it. */
export function SubjectDialog({ group, subject, saved, close }: SubjectDialogProps) {
  const { t, message, failure } = useText();
  const form = useId();
  const { busy, run } = useSubjectChange();
  const [name, setName] = useState(subject?.name ?? '');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown; times: number }>({ error: null, times: 0 });
  // The same name sent again after a lost answer is one subject.
  const [key, setKey] = useState(newIdempotencyKey);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = name.trim();
    if (typed === '') return setMissing(true);
    let kept: Subject | undefined;
    const succeeded = await run(
      async (client) => {
        const answer = await (subject
          ? client.call(updateSubject, { params: { id: subject.id }, body: { name: typed } })
          : client.call(createSubject, { body: { group_id: group, name: typed }, idempotencyKey: key }));
        kept = answer.data;
        return answer;
      },
      { refused: (error) => setRefusal(({ times }) => ({ error, times: times + 1 })) },
    );
    if (!succeeded || !kept) return;
    saved?.(kept);
    close();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${form}-title`}>
      <DialogTitle id={`${form}-title`}>{t(subject ? 'subjects.rename' : 'subjects.add')}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 4 }}
        >
          <LabelledInput
            name="subjectName"
            label={t('subjects.name')}
            required
            value={name}
            error={missing ? message({ key: 'required' }) : null}
            maxLength={80}
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
              setKey(newIdempotencyKey());
            }}
          />
          <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button type="submit" form={form} variant="contained" disabled={busy}>
          {t(subject ? 'subjects.save' : 'subjects.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
