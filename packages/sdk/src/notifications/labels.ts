import type { Label } from '../messages/labels.ts';
import type { NotificationKind } from './rules.ts';

/** What a kind is called where it is switched on and off. */
export const notificationKindLabels = {
  security: { es: 'Seguridad de tu cuenta', en: 'Security of your account' },
  payment: { es: 'Pagos recibidos', en: 'Payments received' },
  voucher: { es: 'Fichas de pago', en: 'Payment slips' },
  renewal: { es: 'Renovaciones próximas', en: 'Renewals that come soon' },
  price: { es: 'Cambios de precio', en: 'Changes of prices' },
  membershipOwes: { es: 'Pagos pendientes de tu membresía', en: 'Payments that your membership misses' },
  membershipEnded: { es: 'Fin de tu membresía', en: 'End of your membership' },
  licenceGiven: { es: 'Licencias nuevas', en: 'New licences' },
  licenceTaken: { es: 'Licencias que terminan', en: 'Licences that end' },
  giftPlaces: { es: 'Lugares donados a tu escuela', en: 'Places donated to your school' },
  course: { es: 'Cursos', en: 'Courses' },
  activityPublished: { es: 'Tareas nuevas', en: 'New homework' },
  homeworkDue: { es: 'Tareas que vencen mañana', en: 'Homework that is due tomorrow' },
  homeworkReturned: { es: 'Tareas devueltas', en: 'Homework that was returned' },
  teamDelivered: { es: 'Entregas de tu equipo', en: 'Deliveries of your team' },
  homeworkExtended: { es: 'Más tiempo para una tarea', en: 'More time for homework' },
  homeworkGraded: { es: 'Tareas calificadas', en: 'Homework that was graded' },
  dataRequest: { es: 'Solicitudes sobre tus datos', en: 'Requests about your data' },
  importFinished: { es: 'Importaciones terminadas', en: 'Imports that finish' },
  invitationAccepted: { es: 'Familias que aceptan tu invitación', en: 'Families that accept your invitation' },
  guardianship: { es: 'Quién acompaña a tus hijos', en: 'Guardians of your children' },
  attendance: { es: 'Faltas y retardos de tus hijos', en: 'Absences and late arrivals of your children' },
  reportCard: { es: 'Boletas', en: 'Report cards' },
  announcement: { es: 'Avisos de la escuela', en: 'Announcements of the school' },
  moderation: { es: 'Reportes', en: 'Reports' },
  message: { es: 'Mensajes entre familia y escuela', en: 'Messages between family and school' },
  classSoon: { es: 'Clases que están por empezar', en: 'Classes that begin soon' },
  classChanged: { es: 'Clases que cambian de hora o se cancelan', en: 'Classes that are moved or cancelled' },
} as const satisfies Record<NotificationKind, Label>;
