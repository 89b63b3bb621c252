import { takeTexts } from '../../drafts/draft.ts';

/** What a company types, as text, under the names of the body. */
export const blank = {
  company: '',
  businessName: '',
  position: '',
  name: '',
  email: '',
  phone_number: '',
  instructions: '',
};
export type VolunteeringPath = keyof typeof blank;
export type VolunteeringValues = Record<VolunteeringPath, string>;

export const revive = (stored: unknown): VolunteeringValues => takeTexts<VolunteeringPath>(blank, stored);

/** Nothing of an offer is secret to the device it was typed on. */
export const keep = (values: VolunteeringValues): VolunteeringValues => values;

/** The body as the API takes it; the support never varies (document 1 section 3). */
export const bodyOf = (values: VolunteeringValues): object => ({ support: 2, ...values });
