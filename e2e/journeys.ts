/** The public forms, and where each stands. A form that is paid in several ways is walked through in each of them. */
export const forms = {
  pricing: '`<lia-pricing>`, `/memberships`',
  plans: 'plans of a member, `/apps/membership`',
  'registration-free': '`<lia-registration>`, free',
  'registration-card': '`<lia-registration>`, by card',
  'registration-oxxo': '`<lia-registration>`, at OXXO',
  school: '`<lia-registration>`, schools',
  'course-checkout': '`<lia-course-checkout>`, checkout',
  'course-card': '`<lia-course-checkout>`, by card',
  'course-oxxo': '`<lia-course-checkout>`, at OXXO',
  teacher: '`<lia-teacher-registration>`',
  donation: '`<lia-donation>`',
  volunteering: '`<lia-volunteering>`',
  sponsorship: '`<lia-sponsorship>`',
  'payment-card': '`<lia-payment>`, a course by card',
  'payment-oxxo': '`<lia-payment>`, a course at OXXO',
  'payment-plan-card': '`<lia-payment>`, a plan by card',
  'payment-plan-oxxo': '`<lia-payment>`, a plan at OXXO',
  receipt: '`<lia-receipt>`, `/receipt`',
  invoice: 'invoice of a receipt',
  bill: '`/bill`, `/invoice`',
  login: '`<lia-login>`',
  door: '`/login`',
} as const;
type Form = keyof typeof forms;

/** What is walked through with each of them, on the desktop and on a phone. */
export const trials = {
  happy: 'happy path',
  refused: 'what the server says',
  offline: 'offline',
  once: 'double submit',
  back: 'back button',
} as const;
type Trial = keyof typeof trials;

/** Trials that a form has no occasion for. */
export const without: Readonly<Record<string, readonly Trial[] | undefined>> = {
  // Links, and what is only read.
  pricing: ['once'],
  receipt: ['once'],
  bill: ['once'],
};

/** The sentences of document 1 section 8, and the forms that say them. */
export const sentences = {
  BILL: ['tu factura no pudo ser procesada, inicia sesión para revisarlo', ['receipt', 'bill']],
  COURSE: ['Ha ocurrido un error obteniendo el id del curso', ['course-checkout']],
  PRICE: ['Ha ocurrido un error obteniendo el precio', ['course-checkout']],
  NO_COURSES: ['No se han encontrado cursos', ['course-checkout']],
  PAYMENT_NOT_SAVED: [
    'Ha ocurrido un error guardando su pago en nuestro sistema',
    [
      'registration-card',
      'registration-oxxo',
      'course-card',
      'course-oxxo',
      'payment-card',
      'payment-oxxo',
      'payment-plan-card',
      'payment-plan-oxxo',
    ],
  ],
  MEMBERSHIP_NOT_SAVED: ['Ha ocurrido un error guardando su membresia en nuestro sistema', ['registration-free']],
  CARD: [
    'Ha ocurrido un error con tus datos de pago',
    ['registration-card', 'course-card', 'payment-card', 'payment-plan-card'],
  ],
  PAID: ['Pago realizado exitosamente', ['course-card', 'payment-card']],
  SUBSCRIBED: ['Se ha suscrito exitosamente', ['registration-card', 'payment-plan-card']],
  OXXO_VIA: [
    'Ha ocurrido un error confirmando pago via Oxxo',
    ['registration-oxxo', 'course-oxxo', 'payment-oxxo', 'payment-plan-oxxo'],
  ],
  OXXO_NOT_CONFIRMED: [
    'Ha ocurrido un error confirmando el pago de Oxxo',
    ['registration-oxxo', 'course-oxxo', 'payment-oxxo', 'payment-plan-oxxo'],
  ],
  OXXO_UNREACHABLE: [
    'Ha ocurrido un error comunicandose con Oxxo',
    ['registration-oxxo', 'course-oxxo', 'payment-oxxo', 'payment-plan-oxxo'],
  ],
  OXXO_CREATED: [
    'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo',
    ['registration-oxxo', 'course-oxxo', 'payment-oxxo', 'payment-plan-oxxo'],
  ],
  TEACHER_FIELDS: ['Completar campos obligatorios', ['teacher']],
  TEACHER_SENT: ['Su información fue enviada con éxito', ['teacher']],
  TEACHER_FILE: ['Tipo de archivo no permitido', ['teacher']],
  USER_NOT_FOUND: ['El usuario es incorrecto', ['login', 'door']],
  INVALID_PASSWORD: ['La contraseña es inválida', ['login', 'door']],
  AUTHENTICATION: ['Error de autenticación', ['login', 'door']],
  UNKNOWN: ['Ocurrió un error inesperado', ['login', 'door']],
  TOKEN: ['Token expirado o inválido', ['door']],
  SESSION: ['Sesión expirada o inválida', ['door']],
  INVALID: ['Sesión inválida', ['door']],
  STARTED: ['Sesión iniciada', ['door']],
  ENDED: ['Sesión finalizada', ['door']],
} as const satisfies Record<string, readonly [string, readonly Form[]]>;
type Sentence = keyof typeof sentences;

/** Marks a journey with what it proves; `pnpm journeys` tells it in docs/journeys.md, and CI misses what nobody proves. */
export const proves = (form: Form, ...what: readonly (Trial | Sentence)[]): { tag: string[] } => ({
  tag: what.map((one) => `@${form}:${one}`),
});
