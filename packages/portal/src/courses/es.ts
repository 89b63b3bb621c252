/** Texts of the courses: their form, the catalogue, and those that a member has, in Spanish. */
export const es = {
  'courses.title': 'Cursos en línea',
  'courses.lead': 'Aprende a tu ritmo, con acceso ilimitado. Crea tu cuenta, paga y empieza.',

  'catalogue.title': 'Cursos',
  'catalogue.lead': 'Aprende a tu ritmo, con acceso ilimitado. Los precios ya traen lo que te da tu plan.',
  'catalogue.failed': 'No pudimos traer los cursos',
  'catalogue.none.title': 'Aún no hay cursos',
  'catalogue.none.text': 'Estamos preparando los próximos. Vuelve pronto.',
  'catalogue.quota.unlimited': 'Tu plan incluye todos los cursos que quieras.',
  'catalogue.quota.left': 'Tu plan incluye {each} cursos al mes: te quedan {left}.',
  'catalogue.quota.used': 'Ya usaste los {each} cursos de este mes. Los demás tienen descuento por tu plan.',
  'catalogue.allowance': 'Cursos de tu plan',
  'catalogue.all': 'Ver los cursos',
  'catalogue.price.list': 'Precio sin plan:',
  'catalogue.price.mine': 'Tu precio:',
  'catalogue.free': 'Sin costo',
  'catalogue.included': 'Incluido en tu plan',
  'catalogue.included.left': 'Incluido en tu plan: te quedan {left} de {each} este mes',
  'catalogue.discount.mensual': '{percent} % por tu plan mensual',
  'catalogue.discount.anual': '{percent} % por tu plan anual',
  'catalogue.owned': 'Ya es tuyo',
  'catalogue.open': 'Ver mi curso',
  'catalogue.open.of': 'Ver mi curso: {name}',
  'catalogue.buy': 'Comprar',
  'catalogue.buy.of': 'Comprar: {name}',
  'catalogue.take': 'Agregar a mis cursos',
  'catalogue.take.of': 'Agregar a mis cursos: {name}',
  'course.hours_one': '{count} hora',
  'course.hours_other': '{count} horas',
  'course.teacher': 'Imparte {name}',
  'course.syllabus': 'Temario',
  'catalogue.back': 'Todos los cursos',
  'catalogue.gone.title': 'Este curso no está a la venta',
  'catalogue.gone.text': 'Quizá lo retiramos hace poco. Mira los demás.',
  'giving.mine.failed': 'No pudimos traer tus datos',

  'myCourses.title': 'Tus cursos',
  'myCourses.open': 'Ver mi curso',
  'myCourses.open.of': 'Ver mi curso: {name}',
  'myCourses.since': 'Tuyo desde el {when}',
  'myCourses.access': 'Acceso ilimitado',
  'myCourses.receipt': 'Ver mi factura',
  'myCourses.none.title': 'Este curso no está en tu cuenta',
  'myCourses.none.text':
    'Si acabas de pagarlo, puede tardar un momento. Si lo compraste con otra cuenta, entra con ella.',
  'myCourses.failed': 'No pudimos traer tus cursos',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
