/** Texts of the donation form in Spanish. */
export const es = {
  'donation.title': 'Dona una membresía de reforzamiento académico',
  'donation.intro': 'Cada membresía acompaña a una niña o un niño en sus clases.',
  'donation.support': '¿Cómo quieres ayudar?',
  'donation.support.1': 'De 1 a 10 niñas y niños',
  'donation.support.1.hint': '{price} por cada uno',
  'donation.support.2': 'Más de 10 niñas y niños',
  'donation.support.2.hint': 'Cuéntanos y nos ponemos en contacto contigo',
  'donation.support.3': 'Otra cantidad',
  'donation.support.3.hint': 'Tú decides cuánto donar',
  'donation.amount.hint': 'En pesos mexicanos, desde 10',
  'donation.amount.unit': 'm.n.',
  'donation.sum_one': '{count} niña o niño × {price}',
  'donation.sum_other': '{count} niñas y niños × {price}',
  'donation.total': 'Tu donativo',
  'donation.you': 'Tus datos',
  'donation.organisation': 'Tu empresa o institución',
  'donation.businessName.hint': 'Si donas a título personal, escribe tu nombre',
  'donation.position.hint': 'Si donas a título personal, escribe «A título personal»',
  'donation.instructions.hint': 'Lo que quieras contarnos sobre tu donativo',
  'donation.instructions.contact.hint': 'Cuéntanos a cuántas niñas y niños quieres apoyar y cómo',
  'donation.appearance': '¿Cómo quieres aparecer?',
  'donation.publish.1': 'Publicar mi donativo',
  'donation.publish.1.hint': 'Se verán tu nombre y lo que donaste',
  'donation.publish.2': 'Solo el nombre de la empresa',
  'donation.publish.2.hint': 'Sin la cantidad',
  'donation.publish.3': 'No publicar nada',
  'donation.publish.3.hint': 'Tu donativo queda entre nosotros',
  'donation.submit': 'Donar',
  'donation.submit.total': 'Donar {total}',
  'donation.submit.contact': 'Pedir que me contacten',
  'donation.pay': 'Ir al pago',
  'donation.again': 'Hacer otro donativo',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
