import { setChildPassword } from '@lia/sdk/accounts/endpoints';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { ActionButton } from '../ui/ActionButton.tsx';
import { useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';
import { AccountForm, newPasswordFields } from './AccountForm.tsx';
import { loadChildRules } from './rules.ts';
import { usePasswordAnswer } from './usePasswordAnswer.ts';

/** Sets a child's password: nothing is sent to a child's address, so a parent does it. */
export function ChildPassword({ id, name }: { id: string; name: string }) {
  const { t, language } = useText();
  const { session } = useServices();
  const showAnswer = usePasswordAnswer();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);

  return (
    <>
      <ActionButton
        size="small"
        aria-label={t('childPassword.open.of', { name })}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', mx: -2, px: 2 }}
      >
        {t('childPassword.open')}
      </ActionButton>
      <Dialog open={open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>{t('childPassword.title', { name })}</DialogTitle>
        <DialogContent>
          <AccountForm
            fields={newPasswordFields(language)}
            loadRules={loadChildRules}
            send={async (body) => {
              const answer = await session.client.call(setChildPassword, { params: { id }, body });
              showAnswer(answer);
              close();
            }}
            submit={t('newPassword.submit')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
