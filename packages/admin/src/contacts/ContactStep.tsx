import { formatInstant } from '@lia/sdk/calendar/instants';
import { markContacted } from '@lia/sdk/contacts/endpoints';
import { type Contacted, contactRecords } from '@lia/sdk/contacts/records';
import CallIcon from '@mui/icons-material/CallOutlined';
import WriteIcon from '@mui/icons-material/MailOutline';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useResourceContext } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { MarkButton } from '../records/ActButton.tsx';
import { mailto } from '../records/FieldValue.tsx';
import type { Words } from '../resources/field.ts';

interface ContactStepProps {
  record: { id: string; contacted: Contacted | null; email: string };
  phone: string;
  /** What is to be done before the call. */
  title: string;
  body: string;
}

/** The first step of a record that begins with a call: to call and to mark it; afterwards who called, and the way back. */
export function ContactStep({ record: { id, contacted, email }, phone, title, body }: ContactStepProps) {
  const resource = useResourceContext();
  const kind = contactRecords.find((known) => known === resource);
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  return (
    <Alert
      severity={contacted ? 'success' : 'warning'}
      variant="outlined"
      sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>{contacted ? t('contacts.doneTitle') : title}</AlertTitle>
      {contacted ? calledOn(contacted) : body}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {kind && (
          <MarkButton
            marked={contacted !== null}
            mark={t('contacts.mark')}
            undo={t('contacts.reopen')}
            call={(marked) => client.call(markContacted, { params: { record: kind, id }, body: { contacted: marked } })}
          />
        )}
        {!contacted && (
          <>
            <Button variant="outlined" startIcon={<CallIcon />} href={`tel:${phone}`}>
              {t('contacts.call')}
            </Button>
            <Button variant="outlined" startIcon={<WriteIcon />} href={mailto(email)}>
              {t('contacts.write')}
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );

  function calledOn({ at, by }: Contacted): string {
    const when = formatInstant(at, language);
    return by === null ? t('contacts.calledByUnknown', { at: when }) : t('contacts.calledOn', { by, at: when });
  }
}

/** Who called, as a line of a list; null while there was no call, or where the name was not kept. */
export const callerOf = ({ contacted }: { contacted: Contacted | null }, { t }: Words): string | null =>
  contacted?.by ? t('contacts.called', { by: contacted.by }) : null;
