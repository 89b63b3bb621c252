import { deleteSubject, restoreSubject } from '@lia/sdk/subjects/endpoints';
import type { Subject } from '@lia/sdk/subjects/schema';
import { useState } from 'react';

import { useSubjectChange } from './useSubjectChange.ts';
import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';
import { SubjectDialog } from './SubjectDialog.tsx';

/** Renames a subject, and deletes it, which can be undone. */
export function SubjectActions({ subject, deleted }: { subject: Subject; deleted?: () => void }) {
  const { t } = useText();
  const { busy, run } = useSubjectChange();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const { id, name, group_id: group } = subject;
  const close = () => setOpen(null);

  async function remove(): Promise<void> {
    const params = { id };
    const undo = () => void run((client) => client.call(restoreSubject, { params }));
    const succeeded = await run((client) => client.call(deleteSubject, { params }), {
      undo: { label: t('subjects.undo'), run: undo },
    });
    close();
    if (succeeded) deleted?.();
  }

  return (
    <>
      <ActionButton aria-label={t('subjects.rename.name', { name })} onClick={() => setOpen('rename')}>
        {t('subjects.rename')}
      </ActionButton>
      <ActionButton color="error" aria-label={t('subjects.delete.name', { name })} onClick={() => setOpen('delete')}>
        {t('subjects.delete')}
      </ActionButton>
      {open === 'rename' && <SubjectDialog group={group} subject={subject} close={close} />}
      {open === 'delete' && (
        <Question
          title={t('subjects.delete.title', { name })}
          text={t('subjects.delete.text')}
          yes={t('subjects.delete')}
          busy={busy}
          confirm={() => void remove()}
          close={close}
        />
      )}
    </>
  );
}
