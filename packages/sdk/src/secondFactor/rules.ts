/** Recovery codes that an account gets at a time. They look like the codes of access cards: 76 random bits each. */
export const RECOVERY_CODES = 10;

/** From how many recovery codes on their owner is advised to make others. */
export const FEW_RECOVERY_CODES = 3;
