import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { UserGuardian } from '@lia/sdk/users/details';
import { endUserGuardianship, restoreUserGuardianship } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { Box } from '@mui/material';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { UndoButton } from '../../records/UndoButton.tsx';
import { fullName } from '../names.ts';

interface EndGuardianProps {
  student: UserRecord;
  guardian: UserGuardian;
  /** Whether no one else answers for the student. */
  isLast: boolean;
  changed: () => void;
}

/** Ends the guardianship of a student after a question; may be undone from the toast. */
export function EndGuardian({ student, guardian: { id: guardian, name }, isLast, changed }: EndGuardianProps) {
  const t = useText();
  const client = useClient();
  const params = { id: student.uuid, guardian };
  const body = t('users.endGuardian.body', { name: fullName(student) });
  return (
    <Box sx={{ '& .MuiButton-root': { px: 1, mx: -1, minHeight: 44 } }}>
      <ActButton
        variant="text"
        color="error"
        label={t('users.endGuardian.button')}
        aria-label={t('users.endGuardian.buttonOf', { guardian: name })}
        question={{
          title: t('users.endGuardian.title', { guardian: name }),
          body: isLast ? `${body} ${t('users.endGuardian.last')}` : body,
        }}
        call={() => client.call(endUserGuardianship, { params, idempotencyKey: newIdempotencyKey() })}
        then={changed}
        undo={
          <UndoButton
            label={t('users.undo')}
            call={() => client.call(restoreUserGuardianship, { params, idempotencyKey: newIdempotencyKey() })}
            then={changed}
          />
        }
      />
    </Box>
  );
}
