import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'rubric.legend': 'Rubric (optional)',
  'rubric.help':
    'Say what you will look at and which levels there are. Students and their families see it before they deliver.',
  'rubric.begin': 'Make a rubric',
  'rubric.drop': 'Remove the rubric',
  'rubric.source': 'Use that of another mission',
  'rubric.source.none': 'Choose a mission',
  'rubric.criterion': 'Criterion {number}',
  'rubric.criterion.name': 'What you look at',
  'rubric.criterion.add': 'Add a criterion',
  'rubric.criterion.remove': 'Remove criterion {number}',
  'rubric.level.name': 'Name of level {level}',
  'rubric.level.points': 'Points of level {level}',
  'rubric.level.description': 'What level {level} looks like (optional)',
  'rubric.level.add': 'Add a level to criterion {number}',
  'rubric.level.remove': 'Remove level {level}',
  'rubric.level.4': 'Excellent',
  'rubric.level.3': 'Good',
  'rubric.level.2': 'In progress',
  'rubric.level.1': 'Getting started',
  'rubric.total': 'The best of each criterion adds up to {total}, which is a grade of {points}.',
};
