import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type RaRecord, useDelete, useRecordContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import type { InstitutionRow } from './InstitutionTable.tsx';

interface DeleteQuestionProps {
  open: boolean;
  onCancel: () => void;
  onSuccess: (answer: RaRecord | undefined) => void;
  onError: (error: unknown) => void;
}

/** Asks before an institution is taken out of the lists. The safe answer has the focus. */
export function DeleteQuestion({ open, onCancel, onSuccess, onError }: DeleteQuestionProps) {
  const t = useText();
  const record = useRecordContext<InstitutionRow>();
  const [remove, { isPending }] = useDelete<InstitutionRow>();
  if (!record) return null;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby="delete-title"
      aria-describedby="delete-question"
    >
      <DialogTitle id="delete-title">{t('institutions.deleteTitle', { name: record.School })}</DialogTitle>
      <DialogContent>
        <DialogContentText id="delete-question">{t('institutions.deleteQuestion')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* A question needs an answer, and the safe one is at hand. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus onClick={onCancel}>
          {t('institutions.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={isPending}
          onClick={() =>
            void remove(
              'institutions',
              { id: record.id, previousData: record },
              { mutationMode: 'pessimistic', onSuccess, onError },
            )
          }
        >
          {t('institutions.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
