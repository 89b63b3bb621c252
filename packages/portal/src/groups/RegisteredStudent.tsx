import { makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import type { AccessCards } from '@lia/sdk/accessCards/schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { CardsToPrint } from '../accessCards/CardsToPrint.tsx';
import { cardTexts } from '../accessCards/es.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';

interface RegisteredStudentProps {
  group: { id: string };
  student: { uuid: string; username: string; name: string };
  hasCard: boolean;
  another: () => void;
  close: () => void;
}

/** What a student who was registered signs in with; their card can be made and printed at once. */
export function RegisteredStudent({ group, student, hasCard, another, close }: RegisteredStudentProps) {
  useTexts(cardTexts);
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const title = useId();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<AccessCards | null>(null);
  const { uuid, username, name } = student;

  async function make(): Promise<void> {
    setMaking(true);
    try {
      // Sent again after a lost answer it is refused, and the page of the group's cards makes another one.
      const body = { students: [{ uuid, replaces: null }] };
      setMade(await session.client.call(makeGroupCards, { params: { id: group.id }, body }));
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setMaking(false);
    }
  }

  if (made) return <CardsToPrint made={made} close={another} />;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('registerStudent.done', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
        <Typography>{t('registerStudent.username', { username })}</Typography>
        <Typography color="text.secondary">
          {t(hasCard ? 'registerStudent.card' : 'registerStudent.noCard', { name })}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={close}>{t('action.close')}</Button>
        <Button onClick={another}>{t('registerStudent.another')}</Button>
        {hasCard && (
          <Button variant="contained" loading={making} onClick={() => void make()}>
            {t('registerStudent.print')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
