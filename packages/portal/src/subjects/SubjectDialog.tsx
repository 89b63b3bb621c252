import { createSubject, updateSubject } from '@lia/sdk/subjects/endpoints';
import { MAX_SUBJECT_NAME } from '@lia/sdk/subjects/rules';
import { type Subject, subjectUpdateSchema } from '@lia/sdk/subjects/schema';
import { validate } from '@lia/sdk/validation/validate';

import { useSubjectChange } from './useSubjectChange.ts';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
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
  const { t } = useText();
  const { busy, run } = useSubjectChange();
  const { key, refused, refuse, attempt, input } = useTypedFields({ name: subject?.name ?? '' }, (typed) =>
    validate(subjectUpdateSchema, typed, { input: 'typed' }),
  );

  async function submit(): Promise<void> {
    const body = attempt();
    if (!body) return;
    let kept: Subject | undefined;
    const succeeded = await run(
      async (client) => {
        const answer = await (subject
          ? client.call(updateSubject, { params: { id: subject.id }, body })
          : client.call(createSubject, { body: { group_id: group, ...body }, idempotencyKey: key }));
        kept = answer.data;
        return answer;
      },
      { refused: refuse },
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
      <LabelledInput {...input('name')} label={t('subjects.name')} required maxLength={MAX_SUBJECT_NAME} />
      <FormRefusal {...refused} />
    </FormDialog>
  );
}
