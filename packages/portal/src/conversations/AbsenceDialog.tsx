import { spellDay } from '@lia/sdk/calendar/days';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { contactTexts } from './contacts/es.ts';
import { ContactButtons } from './StudentContacts.tsx';

interface AbsenceDialogProps {
  student: string;
  day: string;
  close: () => void;
}

/** A guardian chooses whom to write to about an absence of a child. */
export default function AbsenceDialog({ student, day, close }: AbsenceDialogProps) {
  useTexts(contactTexts);
  const { t, language } = useText();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{t('conversations.absence.title', { day: spellDay(day, language) })}</DialogTitle>
      <DialogContent>
        <ContactButtons student={student} as="family" absence={day} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('conversations.absence.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
