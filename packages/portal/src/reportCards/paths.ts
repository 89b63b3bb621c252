/** Address of a published report card. */
export const reportCardPath = (id: string): string => `/apps/boleta/${id}`;

/** Address of the report cards of the student who looks. */
export const ownReportCardsPath = '/apps/misboletas';
