import { listUndeliveredEmails } from '@lia/sdk/mail/endpoints';
import { undeliveredEmailLabels } from '@lia/sdk/mail/labels';

import { defineResource } from '../resources/definition.ts';
import { reasonOf } from './reason.ts';
import { Resend, subjectOf } from './Resend.tsx';

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
