import { listTeachers } from '@lia/sdk/teachers/endpoints';
import { memberships, OTHER_LEVEL, REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import TeacherIcon from '@mui/icons-material/CoPresentOutlined';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { SamePerson } from '../people/SamePerson.tsx';
import { defineResource } from '../resources/definition.ts';
import { DeleteTeacher } from './DeleteTeacher.tsx';
import { TeacherDocuments } from './TeacherDocuments.tsx';
import { tierKey } from './tier.ts';

/** Teachers who registered, with the documents that prove that they teach (document 1 sections 3 to 5). */
export const teachers = defineResource({
  name: 'teachers',
  list: listTeachers,
  permission: 'teachers.manage',
  icon: TeacherIcon,
  none: 'teachers.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'name', primary: true, value: (one) => `${one.name} ${one.last_name}`, below: ({ email }) => email },
    { source: 'school_name' },
    { source: 'membership', value: ({ membership }, { t }) => t(tierKey(membership)) },
    {
      source: 'documents',
      unsorted: true,
      value: ({ documents }, { t }) => t('teachers.count', { count: documents.length, asked: REQUESTED_DOCUMENTS }),
    },
  ],
  filters: [
    {
      id: 'membership',
      label: 'teachers.tier',
      choices: memberships.map((membership) => ({ label: tierKey(membership), values: { membership } })),
    },
  ],
  show: {
    title: ({ name, last_name }) => `${name} ${last_name}`,
    covers: ['name', 'last_name', 'documents', 'level_id'],
    columns: [
      [
        { title: 'teachers.documents', before: TeacherDocuments },
        {
          title: 'teachers.work',
          facts: [
            { source: 'school_name', label: 'teachers.school' },
            { source: 'level_school', label: 'teachers.level' },
            {
              source: 'grade',
              label: 'teachers.grades',
              optional: true,
              value: ({ level_id, grade }, { t }) =>
                level_id === OTHER_LEVEL ? null : grade.map((one) => t('teachers.grade', { grade: one })).join(', '),
            },
            { source: 'intereses', label: 'teachers.subjects' },
            {
              source: 'document_type',
              label: 'teachers.interests',
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
              label: 'teachers.tier',
              value: ({ membership }, { t }) => t(tierKey(membership)),
            },
            { source: 'created_at', label: 'teachers.date', kind: 'instant' },
            { source: 'username', label: 'teachers.username' },
            { source: 'email', label: 'teachers.email', kind: 'email' },
            { source: 'phone_number', label: 'teachers.phone', kind: 'phone' },
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
