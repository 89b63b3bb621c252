import type { ThemeName } from '../settings/rules.ts';
import { type Audience, audienceOf } from './roles.ts';

const themeOfAudience = {
  students: 'default',
  teachers: 'light1',
  parents: 'light2',
  schools: 'legacy',
} as const satisfies Record<Audience, ThemeName>;

/** The theme of a role (document 1 section 6): schools and visitors have that of administrators. */
export const themeOf = (role: string): ThemeName => themeOfAudience[audienceOf(role)];
