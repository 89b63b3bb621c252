import { listVolunteerings } from '@lia/sdk/giving/endpoints';
import { volunteeringRecordLabels } from '@lia/sdk/giving/recordLabels';
import type { VolunteeringRecord } from '@lia/sdk/giving/records';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { callerOf, ContactStep } from '../contacts/ContactStep.tsx';
import { SamePerson } from '../people/SamePerson.tsx';
import { LongText } from '../records/RecordPage.tsx';
import { defineResource } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';
import { GiftCompany, personFacts } from './giftPage.tsx';
import { contactStatuses } from './statuses.ts';
import './en.ts';
import './es.ts';

function Call({ record }: { record: VolunteeringRecord }) {
  const { t } = useWords();
  return (
    <ContactStep
      record={record}
      phone={record.phone_number}
      title={t('volunteerings.contactTitle')}
      body={t('volunteerings.contactBody')}
    />
  );
}

/** Companies that offered to volunteer, with the beginning of what they wrote. */
export const volunteerings = defineResource({
  list: listVolunteerings,
  labels: volunteeringRecordLabels,
  none: 'volunteerings.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'company', primary: true, below: ({ businessName }) => businessName },
    { source: 'name', label: 'volunteerings.contact', below: ({ position }) => position },
    { source: 'instructions', kind: 'paragraph', unsorted: true },
    { source: 'status', statuses: contactStatuses, unsorted: true, below: callerOf },
  ],
  filters: [{ source: 'status', statuses: contactStatuses }],
  linked: { company_id: (_, { t }) => t('lists.ofCompany') },
  show: {
    title: ({ company }, { t }) => t('volunteerings.titleOne', { name: company }),
    notice: Call,
    covers: ['instructions', 'status', 'contacted'],
    columns: [
      [
        {
          title: 'volunteerings.offer',
          before: ({ record }) => <LongText>{record.instructions}</LongText>,
          facts: [{ source: 'created_at', kind: 'instant' }, { source: 'id' }],
        },
      ],
      [
        {
          title: 'volunteerings.who',
          facts: [{ source: 'company' }, { source: 'businessName' }, ...personFacts, ConsentFacts],
        },
        GiftCompany,
        SamePerson,
      ],
    ],
  },
});
