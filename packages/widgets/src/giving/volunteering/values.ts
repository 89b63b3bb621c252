import type { AcceptedPath, AcceptedTexts } from '../../consents/accepted.ts';

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
type VolunteeringField = keyof typeof blank;
export type VolunteeringPath = VolunteeringField | AcceptedPath;
export type VolunteeringValues = Record<VolunteeringField, string> & AcceptedTexts;

/** The body as the API takes it; the support never varies (document 1 section 3). */
export const bodyOf = (values: VolunteeringValues): object => ({ support: 2, ...values });
