import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listUndeliveredEmails, resendEmail } from '@lia/sdk/mail/endpoints';
import { undeliveredEmailLabels } from '@lia/sdk/mail/labels';
import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import SendIcon from '@mui/icons-material/ForwardToInbox';

import { useClient } from '../client/ClientContext.ts';
import { ActButton } from '../records/ActButton.tsx';
import { defineResource } from '../resources/definition.ts';
import { useWords, type Words } from '../resources/field.ts';
import { emailKind } from './kinds.ts';
import { reasonOf } from './reason.ts';

/** Puts an email back into the outbox; it leaves the list. */
function Resend({ record: email }: { record: UndeliveredEmail }) {
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
const subjectOf = ({ subject, kind }: Pick<UndeliveredEmail, 'subject' | 'kind'>, { t }: Words): string =>
  subject ?? t('emails.unwritten', { kind: emailKind(kind, t) });

/** Emails that could not be delivered, with the reason and the way to try again. */
export const emails = defineResource({
  list: listUndeliveredEmails,
  labels: undeliveredEmailLabels,
  none: 'emails.none',
  sort: { field: 'failed_at', order: 'DESC' },
  columns: [
    { source: 'failed_at', kind: 'instant' },
    { source: 'subject', primary: true, unsorted: true, value: subjectOf, below: ({ recipient }) => recipient },
    {
      source: 'reason',
      value: ({ reason }, { t }) => t(`emails.reasons.${reasonOf(reason)}`),
      below: ({ reason }) => reason,
    },
    { source: 'id', label: 'emails.action', unsorted: true, cell: Resend },
  ],
});
