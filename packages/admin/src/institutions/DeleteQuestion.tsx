import { type RaRecord, useDelete, useRecordContext } from 'react-admin';

import type { Institution } from '@lia/sdk/institutions/schema';
import { useText } from '../i18n/text.ts';
import { Question } from '../records/Question.tsx';

interface DeleteQuestionProps {
  open: boolean;
  onCancel: () => void;
  onSuccess: (answer: RaRecord | undefined) => void;
  onError: (error: unknown) => void;
}

/** Asks before an institution is taken out of the lists. */
export function DeleteQuestion({ open, onCancel, onSuccess, onError }: DeleteQuestionProps) {
  const t = useText();
  const record = useRecordContext<Institution & { id: number }>();
  const [remove, { isPending }] = useDelete<Institution & { id: number }>();
  if (!record) return null;
  return (
    <Question
      open={open}
      title={t('institutions.deleteTitle', { name: record.School })}
      body={t('institutions.deleteQuestion')}
      cancel={t('institutions.cancel')}
      confirm={t('institutions.delete')}
      busy={isPending}
      onCancel={onCancel}
      onConfirm={() =>
        void remove(
          'institutions',
          { id: record.id, previousData: record },
          { mutationMode: 'pessimistic', onSuccess, onError },
        )
      }
    />
  );
}
