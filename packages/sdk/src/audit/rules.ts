/** Kinds of records whose changes are kept, by the name of their table (the API declares them beside it). */
export const auditRecords = [
  'users',
  'guardianships',
  'access_codes',
  'class_codes',
  'sign_in_pictures',
  'account_views',
  'identities',
  'second_factors',
  'institutions',
  'school_members',
  'sections',
  'groups',
  'school_enrolments',
  'school_years',
  'school_periods',
  'rollovers',
  'subjects',
  'activities',
  'homework',
  'gradebook_rules',
  'period_grades',
  'period_closings',
  'report_cards',
  'period_observations',
  'imports',
  'school_contacts',
  'teacher_applications',
  'teacher_documents',
  'courses',
  'course_prices',
  'legal_texts',
  'withheld_avatars',
  'enrolments',
  'orders',
  'payments',
  'refunds',
  'disputes',
  'manual_refunds',
  'subscriptions',
  'invoice_requests',
  'invoices',
  'account_exports',
  'plan_orders',
  'plan_terms',
  'memberships',
  'licences',
  'licence_purchases',
  'bank_transfers',
  'price_notices',
  'donations',
  'sponsorships',
  'volunteerings',
  'contact_marks',
  'data_requests',
  'data_archives',
  'usage_consents',
  'embeds',
  'attendance',
  'announcements',
  'clubs',
  'club_posts',
  'club_members',
  'media',
  'recordings',
  'resources',
  'office_hours',
  'calendar_events',
  'calendar_exceptions',
  'course_sections',
  'lessons',
  'certificates',
  'meetings',
  'meeting_series',
  'school_classrooms',
  'calendar_feeds',
  'google_connections',
] as const;
export type AuditRecord = (typeof auditRecords)[number];

/** What a school's administrators read of what belongs to their school: nothing of money, nor of what families do elsewhere. */
export const schoolAuditRecords = [
  'institutions',
  'school_members',
  'sections',
  'school_enrolments',
  'school_years',
  'imports',
] as const satisfies readonly AuditRecord[];

/** What they read of the people of their school. */
export const schoolPersonAuditRecords = [
  'users',
  'access_codes',
  'sign_in_pictures',
] as const satisfies readonly AuditRecord[];

export const auditOperations = ['insert', 'update', 'delete'] as const;
export type AuditOperation = (typeof auditOperations)[number];

/**
 * What changed a record: a call of the API, a job, a start of the server, or something else that writes to the database: a
 * migration, or an operator with SQL.
 */
export const auditOrigins = ['call', 'job', 'start', 'database'] as const;
export type AuditOrigin = (typeof auditOrigins)[number];

/** Years for which entries are kept unless the server is configured otherwise: as long as tax law keeps books (CFF art. 30). */
export const AUDIT_YEARS = 5;

/** The database refuses to delete an entry that is younger, whatever the configuration. */
export const LEAST_AUDIT_YEARS = 1;
