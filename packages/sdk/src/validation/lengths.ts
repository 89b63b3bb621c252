/** Longest first or last name of a person (document 1 section 5). */
export const LONGEST_PERSON_NAME = 150;

/** Longest e-mail address that mail systems carry. */
export const LONGEST_EMAIL = 254;

/** Shortest username, of a new account and at the sign-in, which takes every username that was registered. */
export const SHORTEST_USERNAME = 2;

/** Longest username of a new account (document 1 section 5). */
export const LONGEST_USERNAME = 30;
