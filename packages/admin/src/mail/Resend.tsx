import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { resendEmail } from '@lia/sdk/mail/endpoints';
import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import SendIcon from '@mui/icons-material/ForwardToInbox';
import { Button } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useAct } from '../records/useAct.ts';
import { useWords } from '../resources/field.ts';
import { subjectOf } from './subject.ts';

/** Puts an email back into the outbox; it leaves the list. */
export function Resend({ record: email }: { record: UndeliveredEmail }) {
  const words = useWords();
  const { t } = words;
  const client = useClient();
  const { id } = email;
  const { busy, act } = useAct<'send'>();
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<SendIcon />}
      loading={busy !== null}
      aria-label={t('emails.sendOne', { subject: subjectOf(email, words) })}
      onClick={(event) => {
        event.stopPropagation();
        void act('send', () => client.call(resendEmail, { params: { id }, idempotencyKey: newIdempotencyKey() }));
      }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('emails.send')}
    </Button>
  );
}
