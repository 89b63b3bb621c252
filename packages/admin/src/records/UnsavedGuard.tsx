import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';

import { useText } from '../i18n/text.ts';

/**
 * Asks before unsaved input is lost: by Escape, a click beside the dialog, the back button, another page
 * of the console, a closed tab. `settled` lets them go without a question.
 */
export function UnsavedGuard({ settled }: { settled: RefObject<boolean> }) {
  const t = useText();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !settled.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-body"
    >
      <DialogTitle id="unsaved-title">{t('records.unsavedTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-body">{t('records.unsaved')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {t('records.discard')}
        </Button>
        {/* A question needs an answer, and the safe one is at hand. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus variant="contained" onClick={() => blocker.reset?.()}>
          {t('records.keepEditing')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
