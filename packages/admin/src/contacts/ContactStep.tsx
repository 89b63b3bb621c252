import { formatInstant } from '@lia/sdk/calendar/instants';
import { markContacted } from '@lia/sdk/contacts/endpoints';
import type { Contacted, ContactRecord } from '@lia/sdk/contacts/records';
import CallIcon from '@mui/icons-material/CallOutlined';
import DoneIcon from '@mui/icons-material/Check';
import WriteIcon from '@mui/icons-material/MailOutline';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';

import { useClient } from '../app/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { useAct } from '../records/useAct.ts';

interface ContactStepProps {
  record: ContactRecord;
  id: string;
  contacted: Contacted | null;
  /** What is to be done, while nobody has called. */
  title: string;
  body: string;
  phone: string;
  email: string;
}

/** What comes first of a record that begins with a call: to call, and to say that somebody has; or who did, and the way back. */
export function ContactStep({ record, id, contacted, title, body, phone, email }: ContactStepProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <Alert
      severity={contacted ? 'success' : 'warning'}
      variant="outlined"
      sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>{contacted ? t('contacts.doneTitle') : title}</AlertTitle>
      {contacted ? calledOn(contacted) : body}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <MarkButton record={record} id={id} contacted={contacted !== null} />
        {!contacted && (
          <>
            <Button variant="outlined" startIcon={<CallIcon />} href={`tel:${phone}`}>
              {t('contacts.call')}
            </Button>
            <Button variant="outlined" startIcon={<WriteIcon />} href={`mailto:${email}`}>
              {t('contacts.write')}
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );

  function calledOn({ at, by }: Contacted): string {
    const when = formatInstant(at, language);
    return by === null ? t('contacts.calledBySomebody', { at: when }) : t('contacts.calledOn', { by, at: when });
  }
}

function MarkButton({ record, id, contacted }: { record: ContactRecord; id: string; contacted: boolean }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct<'mark'>();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // A button that waits loses the focus: whoever uses a keyboard goes on from where they pressed.
  useEffect(() => {
    if (busy !== null || !pressed.current) return;
    pressed.current = false;
    button.current?.focus();
  }, [busy]);

  const press = () => {
    pressed.current = true;
    void act('mark', () => client.call(markContacted, { params: { record, id }, body: { contacted: !contacted } }));
  };

  return (
    <Button
      ref={button}
      variant={contacted ? 'outlined' : 'contained'}
      startIcon={contacted ? <UndoIcon /> : <DoneIcon />}
      loading={busy !== null}
      onClick={press}
    >
      {t(contacted ? 'contacts.reopen' : 'contacts.mark')}
    </Button>
  );
}
