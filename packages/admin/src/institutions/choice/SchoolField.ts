import { fetched } from '../../loading/fetched.tsx';

/** Chooses one of all schools by words of its name, for administrators. Its search field is fetched when it is first drawn. */
export const SchoolField = fetched(async () => (await import('./SchoolSearch.tsx')).SchoolSearch);
