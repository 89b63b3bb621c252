import { embeds } from './es.ts';

/** Forms that a site puts on its pages, with where the same form is in the portal. */
export const placedForms = [
  { form: 'donation', path: '/registroapoyar' },
  { form: 'sponsorship', path: '/registropatrocinar' },
  { form: 'volunteering', path: '/registrovoluntario' },
  { form: 'registration', path: '/register?type=padre&membership=gratis' },
  { form: 'teacher-registration', path: '/maestros/registro' },
  { form: 'course-checkout', path: '/registro' },
  { form: 'pricing', path: '/memberships' },
] as const;
export type PlacedForm = (typeof placedForms)[number]['form'];

/** Whether there is a word for a form. */
export const isNamedForm = (form: string): form is keyof typeof embeds.forms => Object.hasOwn(embeds.forms, form);
