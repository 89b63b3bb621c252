import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

import { useText } from '../../i18n/text.ts';
import type { Failure, Progress } from './useBulk.ts';

interface BulkOutcomeProps {
  progress: Progress | null;
  failures: readonly Failure[];
  dismiss: () => void;
  /** What can be done about the failures. */
  children?: ReactNode;
}

/** How far a bulk action is, and afterwards for whom it failed. */
export function BulkOutcome({ progress, failures, dismiss, children }: BulkOutcomeProps) {
  const t = useText();
  const translate = useTranslate();
  const id = useId();
  if (progress) {
    return (
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
        <DialogTitle id={id}>{t('users.working', { done: progress.done, total: progress.total })}</DialogTitle>
        <DialogContent>
          <LinearProgress variant="determinate" value={(100 * progress.done) / progress.total} aria-labelledby={id} />
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <Dialog open={failures.length > 0} onClose={dismiss} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('users.failedMany', { count: failures.length })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('users.failedBody')}</DialogContentText>
        <List dense>
          {failures.map(({ uuid, name, reason }) => (
            <ListItem key={uuid} disableGutters>
              <ListItemText primary={name} secondary={reason} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {children}
        <Button onClick={dismiss}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
