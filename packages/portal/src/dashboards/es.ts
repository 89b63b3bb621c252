/** Texts of the homes, and of what members pay for, in Spanish. */
export const es = {
  'parents.title': 'Mis hijos',
  'parents.greeting': '¡Hola, {name}!',
  'parents.lead': 'Aquí están tus hijos y la cuenta con la que entra cada uno.',
  'parents.children': 'Tus hijos',
  'parents.child.title': 'Tu hijo o hija',
  'parents.child.open': 'Tareas, boletas y permisos',
  'parents.child.open.of': 'Tareas, boletas y permisos: {name}',
  'parents.child.account': 'Su usuario para entrar',
  'parents.empty.title': 'Registra a tu primer hijo',
  'parents.empty.text': 'Aquí verás a cada uno de tus hijos con su grado y su usuario. Registrarlo toma cinco minutos.',
  'parents.empty.invited':
    'Si aceptaste una invitación, los verás cuando quien te invitó lo confirme. No hace falta registrarlos otra vez.',
  'parents.failed': 'No pudimos traer los datos de tus hijos',
  'parents.child.seen': 'Entró por última vez el {when}',
  'parents.child.neverSeen': 'Todavía no entra: dale su usuario y su contraseña.',
  'parents.child.unlicensed': 'Sin licencia',
  'parents.child.license': 'Darle una licencia',
  'parents.child.license.of': 'Darle una licencia a {name}',
  'gifts.title': 'Lo que regalas',
  'gifts.places_one': 'Tus donativos pagan {count} lugar.',
  'gifts.places_other': 'Tus donativos pagan {count} lugares.',
  'gifts.link': 'Ver mis lugares',
  'students.title': 'Mi espacio',
  'teachers.title': 'Mi grupo',
  'schools.title': 'Inicio',

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
