import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'activities.reuse.lead':
    'Copy missions of another school year, or of another group, to your groups, with their files and new dates.',
  'activities.reuse.from': 'Where from?',
  'activities.reuse.from.none': 'Choose a group',
  'activities.reuse.past': 'Earlier school years',
  'activities.reuse.current': 'Groups of this school year',
  'activities.reuse.until': 'ended {day}',
  'activities.reuse.which': 'Which missions?',
  'activities.reuse.all': 'All',
  'activities.reuse.most': 'Up to {max} are copied at once.',
  'activities.reuse.week': 'In which week does the first one begin?',
  'activities.reuse.week.help': 'Choose any day of that week: each mission keeps its weekday and time.',
  'activities.reuse.active': 'Students see them from their publication date on',
  'activities.reuse.copy_one': 'Copy {count} mission',
  'activities.reuse.copy_other': 'Copy {count} missions',
  'activities.reuse.copy.none': 'Copy the missions',
  'activities.reuse.none.title': 'No missions to reuse yet',
  'activities.reuse.none.text':
    'Once your groups have missions you can copy them here, also those of school years that are over.',
};
