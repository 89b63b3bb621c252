/** Address of the report cards of a group. */
export const reportCardsPage = (group: string): string => `/apps/grupo/${group}/boletas`;
