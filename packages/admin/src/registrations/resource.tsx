import { listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { schoolContactRecordLabels } from '@lia/sdk/registrations/recordLabels';
import type { SchoolContactRecord } from '@lia/sdk/registrations/records';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { callerOf, ContactStep } from '../contacts/ContactStep.tsx';
import { giftStatuses } from '../giving/statuses.ts';
import { SamePerson } from '../people/SamePerson.tsx';
import { LongText } from '../records/RecordPage.tsx';
import { defineResource } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';

/** A gift waits to be called; a school does in the feminine. */
const statuses = {
  contact: { ...giftStatuses.contact, label: 'schoolContacts.statuses.contact' },
  contacted: { ...giftStatuses.contacted, label: 'schoolContacts.statuses.contacted' },
} as const;

function Call({ record }: { record: SchoolContactRecord }) {
  const { t } = useWords();
  return (
    <ContactStep
      record={record}
      phone={record.phone}
      title={t('schoolContacts.contactTitle')}
      body={t('schoolContacts.contactBody')}
    />
  );
}

/** Schools that want to be called (document 1 section 3). */
export const schoolContacts = defineResource({
  list: listSchoolContacts,
  labels: schoolContactRecordLabels,
  none: 'schoolContacts.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'name', primary: true, below: ({ email }) => email },
    { source: 'city', value: ({ city, country }) => `${city}, ${country}` },
    { source: 'membership', value: ({ membership }, { t }) => t(`schoolContacts.plans.${membership}`) },
    { source: 'status', statuses, unsorted: true, below: callerOf },
  ],
  filters: [{ source: 'status', statuses }],
  show: {
    title: ({ name }, { t }) => t('schoolContacts.titleOne', { name }),
    notice: Call,
    covers: ['message', 'status', 'contacted'],
    columns: [
      [
        {
          title: 'schoolContacts.wish',
          before: ({ record }) => <LongText>{record.message}</LongText>,
          facts: [
            { source: 'membership', value: ({ membership }, { t }) => t(`schoolContacts.plans.${membership}`) },
            { source: 'created_at', kind: 'instant' },
          ],
        },
      ],
      [
        {
          title: 'schoolContacts.person',
          facts: [
            { source: 'name' },
            { source: 'phone', kind: 'phone' },
            { source: 'email', kind: 'email' },
            {
              source: 'city',
              label: 'schoolContacts.place',
              value: ({ city, country }) => `${city}, ${country}`,
              covers: ['country'],
            },
            ConsentFacts,
          ],
        },
        SamePerson,
      ],
    ],
  },
});
