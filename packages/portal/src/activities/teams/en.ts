import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'teams.title': 'Teams',
  'teams.lead': 'What anyone delivers counts for all of their team. Who has no team delivers alone.',
  'teams.size': 'Students per team',
  'teams.draw': 'Draw teams at random',
  'teams.draw.help': 'It only moves those who have not delivered.',
  'teams.name': 'Name of team {place}',
  'teams.name.default': 'Team {place}',
  'teams.add': 'Add a team',
  'teams.remove': 'Remove {name}',
  'teams.students': 'Students',
  'teams.none': 'No team',
  'teams.delivered': '{name} (has delivered)',
  'teams.save': 'Save the teams',
};
