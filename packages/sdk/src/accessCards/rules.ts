/** Whether a student has an access card, and has signed in with it. */
export const cardStatuses = ['none', 'made', 'used'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** Most cards that are made at once. */
export const MAX_CARDS = 100;
