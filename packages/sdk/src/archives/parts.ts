import { calendarArchivePart } from '../calendar/recordLabels.ts';
import { googleArchivePart } from '../googleCalendars/recordLabels.ts';
import type { Label } from '../messages/labels.ts';
import { accountLabels, cityLabel, contactLabels, personLabels, schoolLevelLabel } from '../people/labels.ts';
import { created, hidden, status } from './columns.ts';
import { homeworkParts } from './homeworkParts.ts';

/** Days in which an archive of a person's data can be downloaded. */
export const ARCHIVE_DAYS = 30;

const since = { es: 'Desde', en: 'Since' };
const until = { es: 'Hasta', en: 'Until' };
const ended = { es: 'Terminó', en: 'Ended' };
const school = { es: 'Escuela', en: 'School' };
const grade = { es: 'Grado', en: 'Grade' };
const relation = { es: 'Relación', en: 'Relation' };
const total = { es: 'Total (pesos)', en: 'Total (pesos)' };
const title = { es: 'Concepto', en: 'For' };
const company = { es: 'Empresa', en: 'Company' };
const place = { country: contactLabels.country, state: contactLabels.state };

/** The parts of an archive of a person's data, in their order: what each is called, and the labels of what its rows hold. */
export const archiveParts = {
  account: {
    title: { es: 'Tu cuenta', en: 'Your account' },
    columns: {
      username: accountLabels.username,
      name: personLabels.name,
      last_name: personLabels.last_name,
      email: contactLabels.email,
      email_verified_at: { es: 'Correo confirmado', en: 'E-mail confirmed' },
      curp: { es: 'CURP', en: 'CURP' },
      phone_number: contactLabels.phone_number,
      ...place,
      city: cityLabel,
      level: schoolLevelLabel,
      grade,
      role: { es: 'Roles', en: 'Roles' },
      created_at: { es: 'Creada', en: 'Created' },
      deleted_at: { es: 'Desactivada', en: 'Deactivated' },
    },
  },
  children: {
    title: { es: 'Estudiantes de quienes respondes', en: 'Students whom you answer for' },
    columns: { name: personLabels.name, relation, since, until },
  },
  guardians: {
    title: { es: 'Quienes responden por ti', en: 'Who answers for you' },
    columns: { relation, since, until },
  },
  signIns: {
    title: { es: 'Sesiones', en: 'Sessions' },
    columns: { since, until, browser: { es: 'Navegador', en: 'Browser' } },
  },
  identities: {
    title: { es: 'Sitios con los que entras', en: 'Sites that you sign in with' },
    columns: { issuer: { es: 'Sitio', en: 'Site' }, email: contactLabels.email, since },
  },
  views: {
    title: { es: 'Veces que LIA vio tu cuenta para ayudarte', en: 'Times that LIA saw your account to help you' },
    columns: { since, until },
  },
  cards: {
    title: { es: 'Tarjetas de acceso', en: 'Access cards' },
    columns: { created_at: created, used_at: { es: 'Último uso', en: 'Last used' }, ended_at: ended },
  },
  consents: {
    title: { es: 'Textos que aceptaste', en: 'Texts that you accepted' },
    columns: {
      document: { es: 'Texto', en: 'Text' },
      version: { es: 'Versión', en: 'Version' },
      language: { es: 'Idioma', en: 'Language' },
      accepted_at: { es: 'Aceptado', en: 'Accepted' },
      address: { es: 'Dirección de internet', en: 'Internet address' },
    },
  },
  usage: {
    title: { es: 'Pantallas que abriste', en: 'Screens that you opened' },
    columns: {
      day: { es: 'Día', en: 'Day' },
      screen: { es: 'Pantalla', en: 'Screen' },
      views: { es: 'Veces', en: 'Times' },
    },
  },
  schools: {
    title: { es: 'Escuelas', en: 'Schools' },
    columns: { school, role: { es: 'Como', en: 'As' }, shift: { es: 'Turno', en: 'Shift' }, since, until },
  },
  enrolments: {
    title: { es: 'Inscripciones escolares', en: 'School enrolments' },
    columns: {
      school,
      level: schoolLevelLabel,
      grade,
      group: { es: 'Grupo', en: 'Group' },
      matricula: { es: 'Matrícula', en: 'Enrolment number' },
      since,
      until,
    },
  },
  groups: {
    title: { es: 'Grupos que enseñas', en: 'Groups that you teach' },
    columns: { group: { es: 'Grupo', en: 'Group' }, grade, since, until },
  },
  calendar: calendarArchivePart,
  googleCalendars: googleArchivePart,
  attendance: {
    title: { es: 'Asistencia a la escuela', en: 'Attendance at school' },
    columns: {
      day: { es: 'Día', en: 'Day' },
      group: { es: 'Grupo', en: 'Group' },
      status,
      note: { es: 'Nota', en: 'Note' },
    },
  },
  reportCards: {
    title: { es: 'Boletas', en: 'Report cards' },
    columns: {
      period: { es: 'Periodo', en: 'Period' },
      group: { es: 'Grupo', en: 'Group' },
      version: { es: 'Versión', en: 'Version' },
      published_at: { es: 'Publicada', en: 'Published' },
      grades: { es: 'Calificaciones', en: 'Grades' },
      observations: { es: 'Observaciones', en: 'Observations' },
    },
  },
  clubs: {
    title: { es: 'Clubes', en: 'Clubs' },
    columns: {
      name: { es: 'Club', en: 'Club' },
      joined_at: { es: 'Entrada', en: 'Joined' },
      left_at: { es: 'Salida', en: 'Left' },
    },
  },
  clubPosts: {
    title: { es: 'Lo que escribiste en clubes', en: 'What you wrote in clubs' },
    columns: {
      name: { es: 'Club', en: 'Club' },
      text: { es: 'Texto', en: 'Text' },
      status: { es: 'Estado', en: 'Status' },
      created_at: { es: 'Escrito', en: 'Written' },
    },
  },
  announcements: {
    title: { es: 'Avisos que leíste', en: 'Announcements that you read' },
    columns: {
      title: { es: 'Aviso', en: 'Announcement' },
      school,
      read_at: { es: 'Leído', en: 'Read' },
      acknowledged_at: { es: 'Confirmado', en: 'Confirmed' },
    },
  },
  watched: {
    title: { es: 'Videos y audios que viste', en: 'Videos and audio that you watched' },
    columns: {
      name: { es: 'Archivo', en: 'File' },
      seconds: { es: 'Segundos vistos', en: 'Seconds watched' },
      completed_at: { es: 'Visto completo', en: 'Watched to the end' },
      updated_at: { es: 'Última vez', en: 'Last time' },
    },
  },
  reports: {
    title: { es: 'Lo que reportaste', en: 'What you reported' },
    columns: {
      reason: { es: 'Motivo', en: 'Reason' },
      text: { es: 'Qué escribiste', en: 'What you wrote' },
      created_at: { es: 'Reportado', en: 'Reported' },
      resolved_at: { es: 'Resuelto', en: 'Resolved' },
    },
  },
  messages: {
    title: { es: 'Mensajes que escribiste', en: 'Messages that you wrote' },
    columns: {
      school,
      text: { es: 'Mensaje', en: 'Message' },
      sent_at: { es: 'Enviado', en: 'Sent' },
      withdrawn_at: { es: 'Retirado', en: 'Taken back' },
      hidden_at: hidden,
    },
  },
  classes: {
    title: { es: 'Clases a las que entraste', en: 'Classes that you joined' },
    columns: {
      title: { es: 'Clase', en: 'Class' },
      school,
      starts_at: { es: 'Empieza', en: 'Begins' },
      first_at: { es: 'Entraste', en: 'Joined' },
      last_at: { es: 'Última vez en la clase', en: 'Last seen in it' },
    },
  },
  ...homeworkParts,
  memberships: {
    title: { es: 'Membresías', en: 'Memberships' },
    columns: {
      plan: { es: 'Plan', en: 'Plan' },
      status,
      licences: { es: 'Licencias', en: 'Licences' },
      since,
      paid_until: { es: 'Pagada hasta', en: 'Paid until' },
    },
  },
  licences: {
    title: { es: 'Licencias que tienes o tuviste', en: 'Licences that you hold or held' },
    columns: { type: { es: 'Tipo', en: 'Type' }, since, until },
  },
  courses: {
    title: { es: 'Cursos', en: 'Courses' },
    columns: { course: { es: 'Curso', en: 'Course' }, status, created_at: created, withdrawn_at: ended },
  },
  lessons: {
    title: { es: 'Lecciones', en: 'Lessons' },
    columns: {
      course: { es: 'Curso', en: 'Course' },
      lesson: { es: 'Lección', en: 'Lesson' },
      started_at: { es: 'Comenzada', en: 'Started' },
      completed_at: { es: 'Terminada', en: 'Completed' },
    },
  },
  quizzes: {
    title: { es: 'Cuestionarios', en: 'Quizzes' },
    columns: {
      lesson: { es: 'Lección', en: 'Lesson' },
      score: { es: 'Resultado (%)', en: 'Result (%)' },
      answers: { es: 'Respuestas', en: 'Answers' },
      submitted_at: { es: 'Contestado', en: 'Answered' },
    },
  },
  certificates: {
    title: { es: 'Constancias', en: 'Certificates' },
    columns: {
      course: { es: 'Curso', en: 'Course' },
      name: { es: 'Nombre', en: 'Name' },
      code: { es: 'Código', en: 'Code' },
      issued_at: { es: 'Fecha de emisión', en: 'Issued' },
    },
  },
  orders: {
    title: { es: 'Pedidos', en: 'Orders' },
    columns: {
      title,
      quantity: { es: 'Cantidad', en: 'Quantity' },
      total,
      status,
      payer_name: { es: 'Nombre', en: 'Name' },
      payer_email: contactLabels.email,
      created_at: created,
    },
  },
  receipts: {
    title: { es: 'Recibos', en: 'Receipts' },
    columns: { folio: { es: 'Folio', en: 'Number' }, title, total, paid_at: { es: 'Pagado', en: 'Paid' } },
  },
  invoices: {
    title: { es: 'Facturas que pediste', en: 'Invoices that you asked for' },
    columns: {
      rfc: { es: 'RFC', en: 'RFC' },
      name: { es: 'Razón social', en: 'Legal name' },
      tax_regime: { es: 'Régimen fiscal', en: 'Tax regime' },
      postal_code: { es: 'Código postal', en: 'Postal code' },
      cfdi_use: { es: 'Uso del CFDI', en: 'Use of the CFDI' },
      email: contactLabels.email,
      status,
      created_at: created,
    },
  },
  donations: {
    title: { es: 'Donativos', en: 'Donations' },
    columns: {
      name: contactLabels.name,
      company,
      email: contactLabels.email,
      phone_number: contactLabels.phone_number,
      ...place,
      institution: { es: 'Institución', en: 'Institution' },
      created_at: created,
    },
  },
  sponsorships: {
    title: { es: 'Patrocinios', en: 'Sponsorships' },
    columns: {
      name: contactLabels.name,
      company,
      email: contactLabels.email,
      phone_number: contactLabels.phone_number,
      ...place,
      created_at: created,
    },
  },
  applications: {
    title: { es: 'Registro como maestro', en: 'Registration as a teacher' },
    columns: {
      name: personLabels.name,
      last_name: personLabels.last_name,
      email: contactLabels.email,
      phone_number: contactLabels.phone_number,
      ...place,
      city: cityLabel,
      school,
      level: schoolLevelLabel,
      grades: grade,
      subjects: { es: 'Materias', en: 'Subjects' },
      interests: { es: 'Intereses', en: 'Interests' },
      created_at: created,
    },
  },
  documents: {
    title: { es: 'Documentos que subiste como maestro', en: 'Documents that you uploaded as a teacher' },
    columns: { name: { es: 'Archivo', en: 'File' }, created_at: created },
  },
  invitations: {
    title: { es: 'Invitaciones que aceptaste', en: 'Invitations that you accepted' },
    columns: {
      school,
      email: contactLabels.email,
      created_at: created,
      accepted_at: { es: 'Aceptada', en: 'Accepted' },
    },
  },
  requests: {
    title: { es: 'Solicitudes sobre tus datos', en: 'Requests about your data' },
    columns: {
      kind: { es: 'Qué se pide', en: 'What is asked for' },
      details: { es: 'Detalles', en: 'Details' },
      status,
      note: { es: 'Respuesta', en: 'Answer' },
      received_on: { es: 'Recibida', en: 'Received' },
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly title: Label; readonly columns: Readonly<Record<string, Label>> }>
>;

export type ArchivePartName = keyof typeof archiveParts;
