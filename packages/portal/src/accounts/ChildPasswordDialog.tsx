import { setChildPassword } from '@lia/sdk/accounts/endpoints';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { InputDialog } from '../ui/InputDialog.tsx';
import { AccountForm, newPasswordFields } from './AccountForm.tsx';
import { loadChildRules } from './rules.ts';
import { usePasswordAnswer } from './usePasswordAnswer.ts';
import { accountTexts } from './es.ts';

interface ChildPasswordDialogProps {
  id: string;
  /** The child's. */
  name: string;
  open: boolean;
  onClose: () => void;
}

/** The form that sets a child's password. */
export default function ChildPasswordDialog({ id, name, open, onClose }: ChildPasswordDialogProps) {
  useTexts(accountTexts);
  const { t, language } = useText();
  const { session } = useServices();
  const showAnswer = usePasswordAnswer();
  const titleId = useId();
  return (
    <InputDialog open={open} close={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('childPassword.title', { name })}</DialogTitle>
      <DialogContent>
        <AccountForm
          fields={newPasswordFields(language)}
          loadRules={loadChildRules}
          send={async (body) => {
            const answer = await session.client.call(setChildPassword, { params: { id }, body });
            showAnswer(answer);
            onClose();
          }}
          submit={t('newPassword.submit')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </InputDialog>
  );
}
