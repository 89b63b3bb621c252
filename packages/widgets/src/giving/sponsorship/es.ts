/** Texts of the sponsorship form in Spanish. */
export const es = {
  'sponsorship.title': 'Patrocina un curso completo de Habilidades Digitales y Programación',
  'sponsorship.intro': 'Tu empresa abre la puerta: un grupo entero aprende lo que el futuro le va a pedir.',
  'sponsorship.type': '¿Qué quieres patrocinar?',
  'sponsorship.type.1': 'Proyectos especiales',
  'sponsorship.type.1.hint': 'Desde {price} por estudiante al mes',
  'sponsorship.type.2': 'Cursos de programación en línea',
  'sponsorship.type.2.hint': '{price} por estudiante',
  'sponsorship.students.11': 'Más de 10',
  'sponsorship.students.12': 'Otra cantidad',
  'sponsorship.amount.unit': 'm.n.',
  'sponsorship.you': 'Tus datos',
  'sponsorship.organisation': 'Tu empresa o institución',
  'sponsorship.appearance': '¿Cómo quieres aparecer?',
  'sponsorship.publish.1': 'Publicar mi patrocinio',
  'sponsorship.publish.2': 'Solo el nombre de la empresa',
  'sponsorship.publish.3': 'No publicar nada',
  'sponsorship.sum.students_one': '{count} estudiante',
  'sponsorship.sum.students_other': '{count} estudiantes',
  'sponsorship.sum.months_one': '{count} mes',
  'sponsorship.sum.months_other': '{count} meses',
  'sponsorship.total': 'Tu patrocinio',
  'sponsorship.submit': 'Patrocinar',
  'sponsorship.submit.total': 'Patrocinar {total}',
  'sponsorship.submit.contact': 'Pedir que me contacten',
  'sponsorship.pay': 'Ir al pago',
  'sponsorship.again': 'Hacer otro patrocinio',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
