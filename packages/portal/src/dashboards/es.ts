/** Texts of the homes, and of what members pay for, in Spanish. */
export const es = {
  'parents.title': 'Mis hijos',
  'parents.greeting': '¡Hola, {name}!',
  'parents.lead': 'Aquí están tus hijos y la cuenta con la que entra cada uno.',
  'parents.children': 'Tus hijos',
  'parents.child.account': 'Su usuario para entrar',
  'parents.empty.title': 'Registra a tu primer hijo',
  'parents.empty.text': 'Aquí verás a cada uno de tus hijos con su grado y su usuario. Registrarlo toma cinco minutos.',
  'parents.failed': 'No pudimos traer los datos de tus hijos',
  'parents.soon.title': 'Pronto aquí mismo',
  'parents.soon.text': 'Sus tareas, sus misiones y su calendario, para acompañarlos de cerca.',
  'students.title': 'Mi espacio',
  'students.greeting': '¡Hola, {name}!',
  'students.lead': 'Qué bueno que llegaste. Estamos preparando cosas increíbles para ti.',
  'students.games.title': 'Juegos',
  'students.games.text': 'Aprende jugando. Entras con tu misma cuenta.',
  'students.games.link': 'Ir a jugar',
  'students.soon': 'Muy pronto',
  'students.soon.heading': 'Lo que viene',
  'students.missions.title': 'Misiones',
  'students.missions.text': 'Retos de tu maestra o maestro para aprender jugando.',
  'students.clubs.title': 'Galaxias y clubes',
  'students.clubs.text': 'Explora temas que te gustan con niñas y niños de tu edad.',
  'students.logout': 'Salir',
  'teachers.title': 'Mi grupo',
  'teachers.greeting': '¡Hola, {name}!',
  'teachers.lead': 'Tu cuenta de maestro está lista.',
  'teachers.soon.title': 'Aquí va a vivir tu grupo',
  'teachers.soon.text':
    'Estamos construyendo tus grupos, tus misiones y las tareas por revisar. Te avisamos en cuanto abran.',
  'schools.title': 'Inicio',
  'schools.greeting': '¡Hola, {name}!',
  'schools.unassigned':
    'Tu cuenta todavía no tiene una escuela, así que aún no ves los datos de ninguna. El equipo de LIA te la asigna; si tarda, escríbenos.',
  'schools.lead': 'Tu cuenta está lista.',
  'schools.panel.title': 'Tu escuela',
  'schools.panel.text':
    'En la consola administras a tus usuarios, sus licencias y sus importaciones. Los grupos y los reportes vienen en camino.',
  'schools.admin.title': 'Administración',
  'schools.admin.text': 'Escuelas y donativos se administran desde la consola.',
  'schools.admin.link': 'Abrir la consola',

  'open.title': 'Te falta pagar',
  'open.voucher.until': 'Te esperamos en OXXO hasta el {when}.',
  'open.voucher': 'Te esperamos en cualquier OXXO.',
  'open.voucher.link': 'Ver mi ficha de pago',
  'open.voucher.link.of': 'Ver mi ficha de pago de {title}',
  'open.checkout': 'Lo pediste el {when}. Aún puedes pagarlo.',
  'open.checkout.link': 'Pagar ahora',
  'open.checkout.link.of': 'Pagar ahora: {title}',
  'plan.title': 'Tu plan',
  'plan.free': 'Plan gratis',
  'plan.free.text': 'Con un plan tienes la comunidad completa.',
  'plan.choose': 'Ver los planes',
  'plan.manage': 'Ver mi membresía',
  'plan.owes': 'Cambiar mi tarjeta',
  'plan.renew': 'Elegir mi plan',

  'grade.1': '{grade}° de preescolar',
  'grade.2': '{grade}° de primaria',
  'grade.3': '{grade}° de secundaria',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
