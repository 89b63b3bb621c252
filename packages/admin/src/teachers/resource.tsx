import { listTeachers } from '@lia/sdk/teachers/endpoints';
import { teacherRecordLabels } from '@lia/sdk/teachers/recordLabels';
import type { ReviewStatus } from '@lia/sdk/teachers/review';
import { memberships, OTHER_LEVEL, REQUESTED_DOCUMENTS, type TeacherMembership, tiers } from '@lia/sdk/teachers/rules';
import DeclinedIcon from '@mui/icons-material/CancelOutlined';
import AcceptedIcon from '@mui/icons-material/CheckCircleOutlined';
import PendingIcon from '@mui/icons-material/Schedule';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { SamePerson } from '../people/SamePerson.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';
import { ReviewTeacher } from './ReviewTeacher.tsx';
import { DeleteTeacher, TeacherDocuments } from './TeacherParts.tsx';

const statuses = {
  pending: { label: 'teachers.review.pending', tone: 'loud', icon: PendingIcon },
  accepted: { label: 'teachers.review.accepted', tone: 'good', icon: AcceptedIcon },
  declined: { label: 'teachers.review.declined', tone: 'bad', icon: DeclinedIcon },
} as const satisfies Record<ReviewStatus, Statuses[string]>;

/** Teachers who registered, with the documents that prove that they teach (document 1 sections 3 to 5). */
export const teachers = defineResource({
  list: listTeachers,
  labels: teacherRecordLabels,
  none: 'teachers.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'name', primary: true, value: (one) => `${one.name} ${one.last_name}`, below: ({ email }) => email },
    { source: 'school_name' },
    { source: 'membership', value: ({ membership }, { t }) => t(tierKey(membership)) },
    { source: 'review', statuses },
    {
      source: 'documents',
      unsorted: true,
      value: ({ documents }, { t }) => t('teachers.count', { count: documents.length, asked: REQUESTED_DOCUMENTS }),
    },
  ],
  filters: [
    {
      id: 'membership',
      choices: memberships.map((membership) => ({ label: tierKey(membership), values: { membership } })),
    },
    { source: 'review', statuses },
  ],
  show: {
    title: ({ name, last_name }) => `${name} ${last_name}`,
    covers: ['name', 'last_name', 'documents', 'level_id'],
    columns: [
      [
        { title: 'teachers.documents', before: TeacherDocuments },
        {
          title: 'teachers.review.title',
          facts: [
            { source: 'review', statuses },
            { source: 'review_note', kind: 'paragraph', optional: true },
            { source: 'reviewed_at', kind: 'instant', optional: true },
          ],
          after: ReviewTeacher,
        },
        {
          title: 'teachers.work',
          facts: [
            { source: 'school_name' },
            { source: 'level_school' },
            {
              source: 'grade',
              optional: true,
              value: ({ level_id, grade }, { t }) =>
                level_id === OTHER_LEVEL ? null : grade.map((one) => t('teachers.grade', { grade: one })).join(', '),
            },
            { source: 'intereses' },
            {
              source: 'document_type',
              value: ({ document_type }) => document_type.join('\n'),
            },
          ],
        },
      ],
      [
        {
          title: 'teachers.person',
          facts: [
            {
              source: 'membership',
              value: ({ membership }, { t }) => t(tierKey(membership)),
            },
            { source: 'created_at', kind: 'instant' },
            { source: 'username' },
            { source: 'email', kind: 'email' },
            { source: 'phone_number', kind: 'phone' },
            {
              source: 'city',
              label: 'teachers.place',
              value: ({ city, state, country }) => `${city}, ${state}, ${country}`,
              covers: ['state', 'country'],
            },
            ConsentFacts,
          ],
        },
        SamePerson,
        DeleteTeacher,
      ],
    ],
  },
});

/** The text that names a tier. */
function tierKey(membership: TeacherMembership) {
  const tier = tiers.find((one) => one.membership === membership) ?? tiers[0];
  return `teachers.tiers.${tier.digits}` as const;
}
