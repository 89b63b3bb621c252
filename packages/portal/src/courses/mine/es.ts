/** Texts of a member's own courses in Spanish. */
export const es = {
  'myCourses.title': 'Tus cursos',
  'myCourses.open': 'Ver mi curso',
  'myCourses.open.of': 'Ver mi curso: {name}',
  'myCourses.since': 'Tuyo desde el {when}',
  'myCourses.access': 'Acceso ilimitado',
  'myCourses.receipt': 'Ver mi factura',
  'myCourses.next.title': 'Qué sigue',
  'myCourses.next.text':
    'El curso es tuyo, sin fecha de término. Sus lecciones se abrirán en esta página; si tienes dudas, escríbenos a {email}.',
  'myCourses.none.title': 'Este curso no está en tu cuenta',
  'myCourses.none.text':
    'Si acabas de pagarlo, puede tardar un momento. Si lo compraste con otra cuenta, entra con ella.',
  'myCourses.failed': 'No pudimos traer tus cursos',
} as const;
