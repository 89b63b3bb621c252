import type { Texts } from '../i18n/texts.ts';

/** Texts about users, in English. */
export const users: Texts['users'] = {
  none: 'The people in your community will appear here. Add them one by one, or import them from a file.',
  name: 'Name',
  kind: 'Kind of user',
  kinds: {
    students: 'Students',
    teachers: 'Teachers',
    parents: 'Parents',
    schools: 'Schools',
    interested: 'Interested',
  },
  statuses: { active: 'Active', deactivated: 'Deactivated' },
  levels: { preescolar: 'Preschool', primaria: 'Primary', secundaria: 'Secondary' },
  allLevels: 'All',
  grades: {
    preescolar: 'Preschool, grade {grade}',
    primaria: 'Primary, grade {grade}',
    secundaria: 'Secondary, grade {grade}',
  },
  school: 'School',
  noSchool: 'No school has that name',
  who: 'Who they are',
};
