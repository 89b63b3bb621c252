/** The list of changes that a filter leaves, as an address of the console. */
export const auditAddress = (filter: object): string => `/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`;
