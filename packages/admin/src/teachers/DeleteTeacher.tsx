import { deleteTeacher } from '@lia/sdk/teachers/endpoints';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/useAct.ts';

/** Deletes a registration with its documents, after a question: nothing brings them back. */
export function DeleteTeacher({ record: teacher }: { record: TeacherRecord }) {
  const t = useText();
  const client = useClient();
  const redirect = useRedirect();
  const { busy, act } = useAct<'delete'>();
  const [asking, setAsking] = useState(false);

  const remove = async () => {
    await act(
      'delete',
      () => client.call(deleteTeacher, { params: { id: teacher.id } }),
      () => redirect('list', 'teachers'),
    );
    setAsking(false);
  };

  return (
    <Box>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {t('teachers.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy !== null}
        title={t('teachers.deleteTitle')}
        content={t('teachers.deleteBody', { name: `${teacher.name} ${teacher.last_name}` })}
        confirm={t('teachers.delete')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
