/** Address of a published report card. */
export const reportCardPage = (id: string): string => `/apps/boleta/${id}`;

/** Address of the report cards of the student who looks. */
export const ownReportCardsPage = '/apps/misboletas';
