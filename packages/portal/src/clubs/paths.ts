/** Clubs that a teacher or school moderates, and one of them. */
export const clubsPath = '/apps/clubes';
export const clubPath = (id: string): string => `/apps/club/${id}`;

/** Clubs and places beyond a student's school, and one club (document 2 section 2). */
export const galaxiesPath = '/apps/galaxies/misgalaxias';
export const myClubPath = (id: string): string => `/apps/galaxies/clubs/${id}`;
