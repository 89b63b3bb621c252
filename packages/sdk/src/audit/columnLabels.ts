import { announcementRecordLabels } from '../announcements/recordLabels.ts';
import { clubRecordLabels } from '../clubs/recordLabels.ts';
import { calendarRecordLabels } from '../calendar/recordLabels.ts';
import { googleRecordLabels } from '../googleCalendars/recordLabels.ts';
import { activityRecordLabels } from '../activities/recordLabels.ts';
import { homeworkRecordLabels } from '../homework/recordLabels.ts';
import { attendanceRecordLabels } from '../attendance/recordLabels.ts';
import { classroomRecordLabels } from '../classroom/recordLabels.ts';
import { accountLabels, cityLabel, personLabels, schoolLevelLabel } from '../people/labels.ts';
import { courseDataLabels, coursePriceLabels } from '../courses/labels.ts';
import { lessonAuditLabels } from '../lessons/recordLabels.ts';
import { textVersionLabels } from '../consents/versionLabels.ts';
import { dataArchiveLabels, dataRequestLabels } from '../dataRequests/labels.ts';
import { embedLabels } from '../embeds/labels.ts';
import { donationRecordLabels, sponsorshipRecordLabels, volunteeringRecordLabels } from '../giving/recordLabels.ts';
import {
  gradebookRuleLabels,
  periodClosingLabels,
  periodGradeLabels,
  periodObservationLabels,
} from '../gradebook/labels.ts';
import { importLabels, importRecordLabels } from '../imports/labels.ts';
import { institutionLabels } from '../institutions/labels.ts';
import { licenceOrderLabels } from '../licences/labels.ts';
import { mediaRecordLabels } from '../media/recordLabels.ts';
import { planTermRecordLabels } from '../memberships/termLabels.ts';
import type { Label } from '../messages/labels.ts';
import { childLabels } from '../registrations/labels.ts';
import { schoolContactLabels } from '../registrations/schoolLabels.ts';
import { recordingRecordLabels } from '../recordings/recordLabels.ts';
import { resourceRecordLabels } from '../resources/recordLabels.ts';
import { invoiceLabels, invoiceRecordLabels, orderLabels, refundRequestLabels } from '../receipts/labels.ts';
import { reportCardRecordLabels } from '../reportCards/recordLabels.ts';
import { teacherRecordLabels } from '../teachers/recordLabels.ts';
import { auditEntryLabels } from './labels.ts';
import type { AuditRecord } from './rules.ts';

type ColumnLabels = Readonly<Record<string, Label>>;

/** Columns that mean the same in every record. */
const shared: ColumnLabels = {
  uuid: { es: 'UUID', en: 'UUID' },
  created_at: { es: 'Creado', en: 'Created' },
  deleted_at: { es: 'Eliminado', en: 'Deleted' },
  ended_at: { es: 'Terminó', en: 'Ended' },
  status: orderLabels.status,
  user_id: auditEntryLabels.person,
  order_id: auditEntryLabels.order_id,
  school_id: importRecordLabels.school_id,
  company_id: importRecordLabels.company_id,
  amount: { es: 'Cantidad', en: 'Amount' },
  reason: orderLabels.reason,
  provider: orderLabels.provider,
  since: { es: 'Desde', en: 'Since' },
  until: { es: 'Hasta', en: 'Until' },
  level: schoolLevelLabel,
  grade: childLabels.grade,
  made_by: { es: 'Quién la marcó', en: 'Marked by' },
  made_at: { es: 'Cuándo se marcó', en: 'Marked at' },
  undone_by: { es: 'Quién quitó la marca', en: 'Unmarked by' },
  undone_at: { es: 'Cuándo se quitó la marca', en: 'Unmarked at' },
  method: { es: 'Forma de pago', en: 'Payment method' },
  paid_at: { es: 'Pagado', en: 'Paid' },
  plan_id: { es: 'Plan', en: 'Plan' },
  ticket: { es: 'Boleto de registro', en: 'Registration ticket' },
};

const paid = { payment_id: { es: 'Pago', en: 'Payment' } };

const gift = { donor_id: { es: 'Donante', en: 'Donor' }, business_name: donationRecordLabels.businessName };

/** What the columns of each record are called, where a form or list of its domain has a word for them the same one. */
const own: Readonly<Record<AuditRecord, ColumnLabels>> = {
  users: {
    ...personLabels,
    ...accountLabels,
    city: cityLabel,
    curp: importLabels.curp,
    password_hash: accountLabels.password,
    temporary_password: { es: 'Contraseña temporal', en: 'Temporary password' },
    role: { es: 'Roles', en: 'Roles' },
    dependent: { es: 'Cuenta de menor', en: "Child's account" },
    email_verified_at: { es: 'Correo confirmado', en: 'E-mail confirmed' },
    merged_into: { es: 'Se unió con', en: 'Merged into' },
    erased_at: { es: 'Datos eliminados', en: 'Data erased' },
  },
  guardianships: {
    guardian_id: { es: 'Tutor', en: 'Guardian' },
    student_id: { es: 'Estudiante', en: 'Student' },
    relation: { es: 'Relación', en: 'Relation' },
    ended_by: { es: 'Quién la terminó', en: 'Ended by' },
    invited_by: { es: 'Quién invitó', en: 'Invited by' },
  },
  access_codes: {
    code_hash: { es: 'Código', en: 'Code' },
    created_by: { es: 'Quién la creó', en: 'Created by' },
  },
  class_codes: {
    group_id: { es: 'Grupo', en: 'Group' },
    code_hash: { es: 'Código', en: 'Code' },
    created_by: { es: 'Quién lo creó', en: 'Created by' },
    expires_at: { es: 'Termina', en: 'Ends' },
  },
  sign_in_pictures: {
    hash: { es: 'Dibujos', en: 'Pictures' },
    created_by: { es: 'Quién los creó', en: 'Created by' },
    blocked_at: { es: 'Se cerraron', en: 'Blocked' },
  },
  identities: {
    issuer: { es: 'Sitio', en: 'Site' },
    subject: { es: 'Cuenta en ese sitio', en: 'Account at that site' },
    email: personLabels.email,
  },
  account_views: {
    viewer_id: { es: 'Quién la vio', en: 'Viewed by' },
    reason: { es: 'Motivo', en: 'Reason' },
    session_id: { es: 'Sesión de quien la vio', en: 'Session of the viewer' },
    expires_at: { es: 'Termina', en: 'Ends' },
  },
  second_factors: {
    sealed_key: { es: 'Clave de la app', en: 'Key of the app' },
    confirmed_at: { es: 'Activada', en: 'Turned on' },
  },
  institutions: {
    name: institutionLabels.School,
    description: institutionLabels.Description,
    type: institutionLabels.Type,
    admin: institutionLabels.Admin,
    is_active: institutionLabels.IsActive,
    has_companies: institutionLabels.HasCompanies,
    children_share_password: institutionLabels.ChildrenSharePassword,
    cct: institutionLabels.CCT,
    zone: institutionLabels.Zone,
    logo_file_id: institutionLabels.Logo,
  },
  school_members: { role: { es: 'Papel', en: 'Role' }, shift: { es: 'Turno', en: 'Shift' } },
  sections: {},
  groups: {
    section_id: importLabels.seccion,
    name: { es: 'Nombre', en: 'Name' },
    teacher_id: { es: 'Maestro', en: 'Teacher' },
    year_id: { es: 'Ciclo escolar', en: 'School year' },
    external_id: importLabels.clave_grupo,
  },
  school_years: { starts_on: { es: 'Empieza', en: 'Begins' }, ends_on: { es: 'Termina', en: 'Ends' } },
  school_periods: {
    year_id: { es: 'Ciclo escolar', en: 'School year' },
    name: { es: 'Nombre', en: 'Name' },
    starts_on: { es: 'Empieza', en: 'Begins' },
    ends_on: { es: 'Termina', en: 'Ends' },
  },
  rollovers: {
    year_id: { es: 'Ciclo escolar', en: 'School year' },
    done_at: { es: 'Se hizo', en: 'Done' },
    undone_at: { es: 'Se deshizo', en: 'Undone' },
  },
  subjects: { group_id: { es: 'Grupo', en: 'Group' }, name: { es: 'Nombre', en: 'Name' } },
  homework: homeworkRecordLabels,
  gradebook_rules: gradebookRuleLabels,
  period_grades: periodGradeLabels,
  period_closings: periodClosingLabels,
  report_cards: reportCardRecordLabels,
  period_observations: periodObservationLabels,
  activities: activityRecordLabels,
  school_enrolments: { group_id: { es: 'Grupo', en: 'Group' }, matricula: importLabels.matricula },
  imports: {
    ...importRecordLabels,
    created_by: importRecordLabels.by,
    committed_by: { es: 'Quién la hizo', en: 'Committed by' },
    file_name: importRecordLabels.file,
    consented_at: { es: 'Consentimiento confirmado', en: 'Consent confirmed' },
    consented_by: { es: 'Quién confirmó el consentimiento', en: 'Consent confirmed by' },
    consent_version: { es: 'Versión de lo confirmado', en: 'Version of what was confirmed' },
    assigns_licences: { es: 'Asigna licencias', en: 'Assigns licences' },
    password_hash: accountLabels.password,
  },
  school_contacts: { ...schoolContactLabels, answered_at: { es: 'Contactado', en: 'Contacted' } },
  teacher_applications: {
    ...teacherRecordLabels,
    grades: teacherRecordLabels.grade,
    subjects: teacherRecordLabels.intereses,
    interests: teacherRecordLabels.document_type,
    reviewed_by: { es: 'Quién lo revisó', en: 'Reviewed by' },
  },
  teacher_documents: { application_id: { es: 'Registro de maestro', en: 'Registration of a teacher' } },
  courses: {
    ...courseDataLabels,
    currency: { es: 'Moneda', en: 'Currency' },
    teacher_id: courseDataLabels.teacher_uuid,
    image_file_id: { es: 'Imagen subida', en: 'Uploaded image' },
  },
  course_prices: {
    ...coursePriceLabels,
    course_id: { es: 'Curso', en: 'Course' },
    valid_from: coursePriceLabels.from,
    created_by: planTermRecordLabels.author,
  },
  withheld_avatars: { avatar_id: { es: 'Avatar', en: 'Avatar' }, withheld_by: { es: 'Por quién', en: 'By' } },
  legal_texts: {
    ...textVersionLabels,
    created_by: textVersionLabels.author,
    sha256_es: { es: 'Huella del texto en español', en: 'Fingerprint of the Spanish text' },
    sha256_en: { es: 'Huella del texto en inglés', en: 'Fingerprint of the English text' },
  },
  enrolments: {
    course_id: { es: 'Curso', en: 'Course' },
    buyer: { es: 'Datos de la cuenta por crear', en: 'Details of the account to be made' },
    active_since: { es: 'Inscrito desde', en: 'Enrolled since' },
    withdrawn_at: { es: 'Retirado', en: 'Withdrawn' },
    given_by: { es: 'Quién lo dio', en: 'Given by' },
    given_reason: { es: 'Por qué se dio', en: 'Reason for giving it' },
  },
  orders: {
    ...orderLabels,
    owner_id: { es: 'De quién es', en: 'Owner' },
    ordered_by_owner: { es: 'Lo pidió su dueño', en: 'Ordered by the owner' },
    language: { es: 'Idioma', en: 'Language' },
    init_point: { es: 'Página de pago', en: 'Payment page' },
    request: { es: 'Solicitud', en: 'Request' },
    renewal_of: { es: 'Renueva el pedido', en: 'Renews the order' },
    bill_id: { es: 'Cobro de la suscripción', en: 'Bill of the subscription' },
    period_end: { es: 'Paga hasta', en: 'Pays until' },
    licences: { es: 'Licencias adicionales', en: 'Further licences' },
    licence_price: { es: 'Precio de cada licencia adicional', en: 'Price of each further licence' },
  },
  payments: {
    refunded: { es: 'Devuelto', en: 'Refunded' },
    failure: { es: 'Motivo del rechazo', en: 'Reason for the refusal' },
  },
  refunds: { ...paid, ...refundRequestLabels, requested_by: { es: 'Quién la pidió', en: 'Requested by' } },
  disputes: {
    ...paid,
    due_at: { es: 'Responder antes de', en: 'Answer by' },
    opened_at: { es: 'Abierto', en: 'Opened' },
    taken_at: { es: 'Descontado por el proveedor', en: 'Taken by the provider' },
    returned_at: { es: 'Devuelto por el proveedor', en: 'Given back by the provider' },
    closed_at: { es: 'Resuelto', en: 'Decided' },
  },
  manual_refunds: { refund_id: { es: 'Devolución', en: 'Refund' } },
  subscriptions: {
    current_period_end: { es: 'Pagada hasta', en: 'Paid until' },
    cancel_at_period_end: { es: 'Termina con el periodo', en: 'Ends with the period' },
    card_brand: { es: 'Tarjeta', en: 'Card' },
    card_last4: { es: 'Terminación', en: 'Last digits' },
  },
  invoice_requests: invoiceRecordLabels,
  invoices: {
    ...invoiceLabels,
    request_id: { es: 'Solicitud de factura', en: 'Request of an invoice' },
    xml_file_id: { es: 'XML', en: 'XML' },
    pdf_file_id: { es: 'PDF', en: 'PDF' },
    uploaded_by: { es: 'Quién la cargó', en: 'Uploaded by' },
  },
  account_exports: {
    month: { es: 'Mes', en: 'Month' },
    rows: { es: 'Movimientos', en: 'Movements' },
    movements: { es: 'Cuántos movimientos', en: 'How many movements' },
    requested_by: { es: 'Quién la pidió', en: 'Requested by' },
    finished_at: { es: 'Lista desde', en: 'Ready since' },
  },
  plan_orders: { family: { es: 'Datos de las cuentas por crear', en: 'Details of the accounts to be made' } },
  plan_terms: {
    ...planTermRecordLabels,
    currency: { es: 'Moneda', en: 'Currency' },
    valid_from: planTermRecordLabels.from,
    created_by: planTermRecordLabels.author,
  },
  memberships: {
    begins_at: licenceOrderLabels.begins_at,
    paid_until: { es: 'Pagada hasta', en: 'Paid until' },
    previous_id: { es: 'Membresía anterior', en: 'Membership before' },
    carried_seconds: { es: 'Segundos del plan anterior', en: 'Seconds of the plan before' },
    cancelled: { es: 'Cancelada', en: 'Cancelled' },
    roles_before: { es: 'Roles anteriores', en: 'Roles before' },
    licences: { es: 'Licencias', en: 'Licences' },
    unit_price: { es: 'Precio del plan', en: 'Price of the plan' },
    quantity: { es: 'Veces que se paga el plan', en: 'Times that the plan is paid' },
    further: { es: 'Licencias adicionales', en: 'Further licences' },
    renewal_licences: { es: 'Licencias del siguiente periodo', en: 'Licences of the next period' },
    renewed_at: { es: 'Renovada', en: 'Renewed' },
    renewed_until: { es: 'Renovada hasta', en: 'Renewed until' },
    school_id: { es: 'Escuela', en: 'School' },
  },
  price_notices: {
    membership_id: { es: 'Membresía', en: 'Membership' },
    term_id: { es: 'Precio', en: 'Price' },
    sent_at: { es: 'Enviado', en: 'Sent' },
  },
  licences: {
    membership_id: { es: 'Membresía', en: 'Membership' },
    num: { es: 'Número de licencia', en: 'Number of the licence' },
    type: licenceOrderLabels.type,
    roles_before: { es: 'Roles anteriores', en: 'Roles before' },
    assigned_at: { es: 'Asignada', en: 'Assigned' },
    assigned_by: { es: 'Quién la asignó', en: 'Assigned by' },
    import_id: { es: 'Importación', en: 'Import' },
    freed_at: { es: 'Liberada', en: 'Freed' },
    freed_by: { es: 'Quién la liberó', en: 'Freed by' },
    free_reason: { es: 'Por qué se liberó', en: 'Why it was freed' },
  },
  licence_purchases: {
    membership_id: { es: 'Membresía', en: 'Membership' },
    licences: licenceOrderLabels.licences,
    granted_at: { es: 'Disponibles desde', en: 'Available since' },
  },
  bank_transfers: {
    payment_id: { es: 'Pago', en: 'Payment' },
    bank_reference: { es: 'Referencia del banco', en: 'Bank reference' },
    paid_on: { es: 'Día del pago', en: 'Day of the payment' },
    marked_by: { es: 'Quién la marcó', en: 'Marked by' },
    undone_at: { es: 'Se quitó la marca', en: 'Mark taken back' },
    undone_by: { es: 'Quién quitó la marca', en: 'Taken back by' },
  },
  donations: {
    ...donationRecordLabels,
    ...gift,
    support_students: donationRecordLabels.supportStudents,
    support_amount: donationRecordLabels.supportAmount,
    publish: sponsorshipRecordLabels.publish,
  },
  sponsorships: {
    ...sponsorshipRecordLabels,
    ...gift,
    type: sponsorshipRecordLabels.sponsorship,
    students: sponsorshipRecordLabels.supportStudents,
    months: sponsorshipRecordLabels.supportMonths,
    agreed_students: sponsorshipRecordLabels.agreedStudents,
  },
  volunteerings: { ...volunteeringRecordLabels, business_name: volunteeringRecordLabels.businessName },
  contact_marks: { record: auditEntryLabels.record, record_id: { es: 'Solicitud', en: 'Request' } },
  data_requests: {
    ...dataRequestLabels,
    child_id: dataRequestLabels.child_user,
    language: { es: 'Idioma', en: 'Language' },
    decided_by: { es: 'Quién la cerró', en: 'Closed by' },
    entered_by: { es: 'Quién la registró', en: 'Entered by' },
  },
  usage_consents: { agreed_at: { es: 'Aceptado', en: 'Agreed' } },
  data_archives: dataArchiveLabels,
  embeds: { ...embedLabels, former_key: { es: 'Llave anterior', en: 'Former key' } },
  attendance: attendanceRecordLabels,
  announcements: announcementRecordLabels,
  clubs: clubRecordLabels,
  club_posts: clubRecordLabels,
  club_members: clubRecordLabels,
  media: mediaRecordLabels,
  recordings: recordingRecordLabels,
  resources: resourceRecordLabels,
  office_hours: { days: { es: 'Días y horas', en: 'Days and hours' } },
  ...calendarRecordLabels,
  ...googleRecordLabels,
  ...lessonAuditLabels,
  ...classroomRecordLabels,
};

/** What a column of a record is called; undefined for one that is not there any more. */
export const columnLabel = (record: AuditRecord, column: string): Label | undefined =>
  own[record][column] ?? shared[column];
