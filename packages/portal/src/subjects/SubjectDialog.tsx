import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createSubject, updateSubject } from '@lia/sdk/subjects/endpoints';
import { MAX_SUBJECT_NAME } from '@lia/sdk/subjects/rules';
import type { Subject } from '@lia/sdk/subjects/schema';
import { useState } from 'react';

import { useSubjectChange } from './useSubjectChange.ts';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { subjectTexts } from './es.ts';

interface SubjectDialogProps {
  /** The group that gets it. */
  group: string;
  /** The one that is renamed; a new one where there is none. */
  subject?: Subject;
  saved?: (subject: Subject) => void;
  close: () => void;
}

/** Asks for the name of a subject. It stands outside of other forms, which would be sent with it. */
export default function SubjectDialog({ group, subject, saved, close }: SubjectDialogProps) {
  useTexts(subjectTexts);
  const { t, message, failure } = useText();
  const { busy, run } = useSubjectChange();
  const [name, setName] = useState(subject?.name ?? '');
  const [missing, setMissing] = useState(false);
  const refusal = useRefusal();
  // The same name sent again after a lost answer is one subject.
  const [key, setKey] = useState(newIdempotencyKey);

  async function submit(): Promise<void> {
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
      { refused: refusal.refuse },
    );
    if (!succeeded || !kept) return;
    saved?.(kept);
    close();
  }

  return (
    <FormDialog
      title={t(subject ? 'subjects.rename' : 'subjects.add')}
      action={t(subject ? 'subjects.save' : 'subjects.add')}
      busy={busy}
      submit={submit}
      close={close}
    >
      <LabelledInput
        name="subjectName"
        label={t('subjects.name')}
        required
        value={name}
        error={missing ? message({ key: 'required' }) : null}
        maxLength={MAX_SUBJECT_NAME}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
          setKey(newIdempotencyKey());
        }}
      />
      <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
    </FormDialog>
  );
}
