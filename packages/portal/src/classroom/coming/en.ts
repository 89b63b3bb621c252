import type { es } from './es.ts';

/** Where classes stand, and those of a child, in English. */
export const en: Record<keyof typeof es, string> = {
  'classes.state.early': 'Planned',
  'classes.state.waiting': 'About to open',
  'classes.state.open': 'Open',
  'classes.state.over': 'Over',
  'classes.state.cancelled': 'Cancelled',
  'classes.children': 'Online classes',
  'classes.children.all': 'See all classes',
};
