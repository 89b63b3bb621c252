import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'subjects.lead': 'Sort the missions of this group by subject.',
  'subjects.of': 'Subjects of {name}',
  'subjects.failed': 'The subjects could not be fetched',
  'subjects.unknown': 'That subject no longer exists, or is not of your groups',
  'subjects.none.title': 'This group has no subjects yet',
  'subjects.none.text': 'Add those that are usual in {grade}, or write your own.',
  'subjects.usual': 'Add these {count} subjects',
  'subjects.add': 'Add a subject',
  'subjects.name': 'Name of the subject',
  'subjects.save': 'Save',
  'subjects.rename': 'Rename',
  'subjects.rename.name': 'Rename {name}',
  'subjects.delete': 'Delete',
  'subjects.delete.name': 'Delete {name}',
  'subjects.delete.title': 'Delete the subject {name}?',
  'subjects.delete.text': 'Its missions keep the name. You can no longer choose it for others.',
  'subjects.undo': 'Undo',
  'subjects.activities.none': 'No missions',
  'subjects.activities_one': '{count} mission',
  'subjects.activities_other': '{count} missions',
  'subjects.empty.title': 'No missions of this subject yet',
  'subjects.empty.text': 'Those that you set to the group with this subject will appear here.',
  'subjects.back': 'See the group',
  'subjects.all': 'All subjects of the group',
};
