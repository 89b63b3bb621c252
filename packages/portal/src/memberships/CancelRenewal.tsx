import { cancelMembership, resumeMembership } from '@lia/sdk/memberships/endpoints';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useChange } from '../changes/useChange.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

interface CancelRenewalProps {
  order: string;
  /** Until when it is paid; null where that is over. */
  when: string | null;
  changed: () => void;
}

/** Ends a membership with what is paid, after a question. */
export function CancelRenewal({ order, when, changed }: CancelRenewalProps) {
  const { t } = useText();
  const { busy, run } = useChange();
  const [asking, setAsking] = useState(false);

  async function cancel(): Promise<void> {
    if (!(await run((client) => client.call(cancelMembership, { query: { order } })))) return;
    changed();
    setAsking(false);
  }

  return (
    <>
      <ActionButton color="inherit" sx={{ color: 'text.secondary', px: 3, mx: -3 }} onClick={() => setAsking(true)}>
        {t('membership.cancel')}
      </ActionButton>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="cancel-title">
        <DialogTitle id="cancel-title">{t('membership.cancel.title')}</DialogTitle>
        <DialogContent>
          {when === null ? t('membership.cancel.now') : t('membership.cancel.text', { when })}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('membership.cancel.no')}</Button>
          <Button color="error" disabled={busy} onClick={() => void cancel()}>
            {t('membership.cancel.yes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Takes the cancelling back while what is paid lasts. */
export function ResumeRenewal({ order, changed }: { order: string; changed: () => void }) {
  const { t } = useText();
  const { busy, run } = useChange();

  async function resume(): Promise<void> {
    if (await run((client) => client.call(resumeMembership, { query: { order } }))) changed();
  }

  return (
    <ActionButton variant="contained" disabled={busy} onClick={() => void resume()}>
      {t('membership.resume')}
    </ActionButton>
  );
}
