/** The school years of a school by its number. */
export const schoolYearsPage = (school: number | string): string => `/apps/periodos/${school}`;

/** The change of a school into a year. */
export const rolloverPage = (school: number, year: string): string => `${schoolYearsPage(school)}/${year}`;
