import { MAX_CARDS } from '@lia/sdk/accessCards/rules';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Question } from '../ui/Question.tsx';
import { CardChoice } from './CardChoice.tsx';
import type { CredentialStudent, GroupCredentials } from './useGroupCredentials.ts';

interface GroupCredentialsDialogProps<Row, Made> {
  credentials: GroupCredentials<Row, Made>;
  words: {
    title: string;
    lead: string;
    none: string;
    failed: string;
    make: string;
    end: string;
    replaceQuestion: { title: string; text: string; yes: string };
    endQuestion: { title: string; text: string };
  };
  /** Why the students could not be read. */
  error: unknown;
  retry: () => void;
  end: () => void;
  close: () => void;
  /** What stands above the students. */
  children?: ReactNode;
  /** Buttons beside those that end and make. */
  actions?: ReactNode;
}

/** Makes, and ends, what the students of a group sign in with. */
export function GroupCredentialsDialog<Row extends CredentialStudent, Made>({
  credentials: { rows, chosen, choose, picked, holders, tooMany, asking, ask, making, changing, make },
  words,
  error,
  retry,
  end,
  close,
  children,
  actions,
}: GroupCredentialsDialogProps<Row, Made>) {
  const { t } = useText();
  const title = useId();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Typography color="text.secondary">{words.lead}</Typography>
        {children}
        {rows && rows.length > 0 && <CardChoice rows={rows} chosen={chosen} choose={choose} />}
        {rows?.length === 0 && <Typography>{words.none}</Typography>}
        {!rows && error !== undefined && <ReadFailed inside title={words.failed} error={error} retry={retry} />}
        {!rows && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={180} />
          </Loading>
        )}
        {tooMany && <Alert severity="info">{t('cards.many', { max: MAX_CARDS })}</Alert>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={close}>{t('action.close')}</Button>
        {actions}
        {holders.length > 0 && (
          <Button color="error" disabled={changing || making || tooMany} onClick={() => ask('end')}>
            {words.end}
          </Button>
        )}
        <Button
          variant="contained"
          loading={making}
          disabled={changing || tooMany || picked.length === 0}
          onClick={() => (holders.length > 0 ? ask('replace') : void make())}
        >
          {words.make}
        </Button>
      </DialogActions>
      {asking === 'replace' && (
        <Question {...words.replaceQuestion} busy={making} confirm={() => void make()} close={() => ask(null)} />
      )}
      {asking === 'end' && (
        <Question {...words.endQuestion} yes={words.end} busy={changing} confirm={end} close={() => ask(null)} />
      )}
    </Dialog>
  );
}
