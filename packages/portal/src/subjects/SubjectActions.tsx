import { deleteSubject, restoreSubject } from '@lia/sdk/subjects/endpoints';
import type { Subject } from '@lia/sdk/subjects/schema';
import { useState } from 'react';

import { useSubjectChange } from './useSubjectChange.ts';
import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';

const SubjectDialog = lazyDialog(() => import('./SubjectDialog.tsx'));

/** Renames a subject, and deletes it, which can be undone. */
export function SubjectActions({ subject, deleted }: { subject: Subject; deleted?: () => void }) {
  const { t } = useText();
  const change = useSubjectChange();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, group_id: group } = subject;
  const params = { id };

  return (
    <>
      <ActionButton aria-label={t('subjects.rename.name', { name })} onClick={() => setRenaming(true)}>
        {t('subjects.rename')}
      </ActionButton>
      <DeleteButton
        label={t('subjects.delete')}
        name={t('subjects.delete.name', { name })}
        question={{ title: t('subjects.delete.title', { name }), text: t('subjects.delete.text') }}
        change={change}
        remove={(client) => client.call(deleteSubject, { params })}
        undo={{ label: t('subjects.undo'), call: (client) => client.call(restoreSubject, { params }) }}
        {...(deleted && { deleted })}
      />
      {isRenaming && <SubjectDialog group={group} subject={subject} close={() => setRenaming(false)} />}
    </>
  );
}
