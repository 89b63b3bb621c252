import { fetched } from '../loading/fetched.tsx';

/** Asks who gets licences of an order. Fetched when it is opened: lists and pages of licences do without the texts of users. */
export const PeopleChoice = fetched(async () => (await import('./PeopleDialog.tsx')).PeopleDialog);
