import { type Audience, audienceOf, isAdmin, roles } from '../accounts/roles.ts';
import { attendanceStateLabels } from '../attendance/labels.ts';
import type { PostStatus } from '../clubs/rules.ts';
import type { LegalDocument } from '../consents/rules.ts';
import type { PlaceStatus } from '../courses/rules.ts';
import { dataRequestKindLabels } from '../dataRequests/labels.ts';
import type { dataRequestStatuses } from '../dataRequests/rules.ts';
import type { Audience as CommentAudience } from '../deliveries/rules.ts';
import type { MemberRole, shifts } from '../institutions/rules.ts';
import type { GrantType } from '../memberships/roles.ts';
import { type MembershipStatus, plans, slugOf } from '../memberships/rules.ts';
import { homeworkStatusLabels } from '../homework/labels.ts';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import type { Label } from '../messages/labels.ts';
import type { Language } from '../messages/language.ts';
import type { PaymentStatus } from '../payments/schema.ts';
import type { InvoiceStatus } from '../receipts/rules.ts';
import { cfdiUses, taxRegimes } from '../receipts/sat.ts';
import { levelLabels } from '../registrations/levelLabels.ts';
import type { guardianRelations } from '../users/rules.ts';
import type { ArchivePartName, archiveParts } from './parts.ts';

type Labels<V extends string | number> = Readonly<Record<V, Label>>;

const relation: Labels<(typeof guardianRelations)[number]> = {
  parent: { es: 'Madre o padre', en: 'Parent' },
  legal_guardian: { es: 'Tutor legal', en: 'Legal guardian' },
  relative: { es: 'Familiar', en: 'Relative' },
};

const audience: Labels<Audience> = {
  students: { es: 'Alumno', en: 'Student' },
  teachers: { es: 'Maestro', en: 'Teacher' },
  parents: { es: 'Padre', en: 'Parent' },
  schools: { es: 'Escuela', en: 'School' },
};

const user: Label = { es: 'Usuario', en: 'User' };

const roleLabel = (role: string): Label => {
  if (isAdmin(role)) return { es: 'Administrador', en: 'Administrator' };
  return role === 'user' ? user : audience[audienceOf(role)];
};

/** Codes of the tax office with its own names, which are Spanish. */
const official = (names: Readonly<Record<string, { name: string }>>): Labels<string> =>
  Object.fromEntries(
    Object.entries(names).map(([code, { name }]) => [code, { es: `${code} · ${name}`, en: `${code} · ${name}` }]),
  );

const paymentStatus: Labels<PaymentStatus> = {
  pending: { es: 'Pendiente', en: 'Pending' },
  approved: { es: 'Pagado', en: 'Paid' },
  rejected: { es: 'Rechazado', en: 'Rejected' },
  expired: { es: 'Vencido', en: 'Expired' },
  refunded: { es: 'Devuelto', en: 'Refunded' },
};

const memberRole: Labels<MemberRole> = {
  schoolAdmin: { es: 'Dirige la escuela', en: 'Runs the school' },
  teacher: audience.teachers,
  parent: audience.parents,
  student: audience.students,
  user,
};

const shift: Labels<(typeof shifts)[number]> = {
  matutino: { es: 'Matutino', en: 'Morning' },
  vespertino: { es: 'Vespertino', en: 'Afternoon' },
  nocturno: { es: 'Nocturno', en: 'Evening' },
  completo: { es: 'Tiempo completo', en: 'Full day' },
};

const membershipStatus: Labels<MembershipStatus> = {
  active: { es: 'Activa', en: 'Active' },
  grace: { es: 'Por renovar', en: 'To be renewed' },
  ended: { es: 'Terminada', en: 'Ended' },
};

const licenceType: Labels<GrantType> = {
  alumno: audience.students,
  maestro: audience.teachers,
  padre: audience.parents,
  escuela: audience.schools,
};

const placeStatus: Labels<PlaceStatus> = {
  pending: { es: 'Por pagar', en: 'To be paid' },
  active: { es: 'Inscrito', en: 'Enrolled' },
  withdrawn: { es: 'Devuelto', en: 'Refunded' },
};

const invoiceStatus: Labels<InvoiceStatus> = {
  pending: { es: 'Pendiente', en: 'Pending' },
  issued: { es: 'Emitida', en: 'Issued' },
  rejected: { es: 'Rechazada', en: 'Rejected' },
};

const commentAudience: Labels<CommentAudience> = {
  student: { es: 'Para el estudiante y su familia', en: 'For the student and the family' },
  family: { es: 'Solo para la familia', en: 'For the family alone' },
};

const postStatus: Labels<PostStatus> = {
  waiting: { es: 'Por leer', en: 'To be read' },
  approved: { es: 'Publicada', en: 'Published' },
  hidden: { es: 'Oculta', en: 'Hidden' },
  withdrawn: { es: 'Retirada', en: 'Taken back' },
};

const requestStatus: Labels<(typeof dataRequestStatuses)[number]> = {
  received: { es: 'Por responder', en: 'To be answered' },
  answered: { es: 'Respondida', en: 'Answered' },
  refused: { es: 'Negada', en: 'Refused' },
  withdrawn: { es: 'Retirada', en: 'Withdrawn' },
};

const documents: Labels<LegalDocument> = {
  terms: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  privacy: { es: 'Aviso de privacidad', en: 'Privacy notice' },
};

const languages: Labels<Language> = {
  es: { es: 'Español', en: 'Spanish' },
  en: { es: 'Inglés', en: 'English' },
};

type Values = {
  readonly [N in ArchivePartName]?: { readonly [C in keyof (typeof archiveParts)[N]['columns']]?: Labels<string> };
};

const values: Values = {
  account: { level: levelLabels, role: Object.fromEntries(roles.map((role) => [role, roleLabel(role)])) },
  children: { relation },
  guardians: { relation },
  consents: { document: documents, language: languages },
  schools: { role: memberRole, shift },
  enrolments: { level: levelLabels },
  attendance: { status: attendanceStateLabels },
  homework: { status: homeworkStatusLabels },
  homeworkComments: { audience: commentAudience },
  clubPosts: { status: postStatus },
  memberships: {
    plan: Object.fromEntries(
      plans.map((plan) => [slugOf(plan), { es: es[`plan.${slugOf(plan)}`], en: en[`plan.${slugOf(plan)}`] }]),
    ),
    status: membershipStatus,
  },
  licences: { type: licenceType },
  courses: { status: placeStatus },
  orders: { status: paymentStatus },
  invoices: { tax_regime: official(taxRegimes), cfdi_use: official(cfdiUses), status: invoiceStatus },
  requests: { kind: dataRequestKindLabels, status: requestStatus },
};

/** What a coded value of an archive is called; undefined for one that is written as it is. */
export function valueLabel(part: ArchivePartName, column: string, value: string): Label | undefined {
  const columns: Readonly<Record<string, Labels<string> | undefined>> = values[part] ?? {};
  return columns[column]?.[value];
}
