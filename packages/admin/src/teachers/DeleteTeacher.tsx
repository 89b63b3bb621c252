import { deleteTeacher } from '@lia/sdk/teachers/endpoints';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect } from 'react-admin';

import { useClient } from '../app/ClientContext.ts';
import { useText } from '../i18n/text.ts';

/** Deletes a registration with its documents, after a question: nothing brings them back. */
export function DeleteTeacher({ teacher }: { teacher: TeacherRecord }) {
  const t = useText();
  const client = useClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      const { message } = await client.call(deleteTeacher, { params: { id: teacher.id } });
      notify(message, { type: 'success' });
      redirect('list', 'teachers');
    } catch {
      notify(t('teachers.deleteFailed'), { type: 'error' });
      setAsking(false);
    } finally {
      setDeleting(false);
    }
  };

  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {t('teachers.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={deleting}
        title={t('teachers.deleteTitle')}
        content={t('teachers.deleteBody', { name: `${teacher.name} ${teacher.last_name}` })}
        confirm={t('teachers.delete')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
