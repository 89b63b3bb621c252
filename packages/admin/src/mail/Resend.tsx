import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { resendEmail } from '@lia/sdk/mail/endpoints';
import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import SendIcon from '@mui/icons-material/ForwardToInbox';

import { useClient } from '../client/ClientContext.ts';
import { ActButton } from '../records/ActButton.tsx';
import { useWords, type Words } from '../resources/field.ts';
import { emailKind } from './kinds.ts';

/** Puts an email back into the outbox; it leaves the list. */
export function Resend({ record: email }: { record: UndeliveredEmail }) {
  const words = useWords();
  const client = useClient();
  const params = { id: email.id };
  return (
    <ActButton
      size="small"
      startIcon={<SendIcon />}
      label={words.t('emails.send')}
      aria-label={words.t('emails.sendOne', { subject: subjectOf(email, words) })}
      call={() => client.call(resendEmail, { params, idempotencyKey: newIdempotencyKey() })}
    />
  );
}

/** What an email is called: by its subject, or by its kind where it could not even be written. */
export const subjectOf = ({ subject, kind }: Pick<UndeliveredEmail, 'subject' | 'kind'>, { t }: Words): string =>
  subject ?? t('emails.unwritten', { kind: emailKind(kind, t) });
