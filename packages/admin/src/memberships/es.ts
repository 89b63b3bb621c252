import { addTexts } from '../i18n/catalogues.ts';

/** Texts about prices and discounts of plans, in Spanish. */
const planTerms = {
  none: 'Aquí aparecerán los precios y descuentos de los planes.',
  add: 'Cambiar un precio',
  new: 'Nuevo precio o descuento',
  create: 'Guardar el cambio',
  of: '{kind} de {plan}',
  about: 'Cambio',
  kinds: { price: 'Precio', discount: 'Descuento' },
  percent: '{count} %',
  statuses: { current: 'Vigente', scheduled: 'Programado', past: 'Anterior' },
  plans: {
    'padre-mensual': 'Padres, mensual',
    'padre-anual': 'Padres, anual',
    'maestro-mensual': 'Maestros, mensual',
    'maestro-anual': 'Maestros, anual',
    'escuela-mensual': 'Escuelas, mensual',
    'escuela-anual': 'Escuelas, anual',
  },
  specified: 'LIA, desde el inicio',
  priceHint: 'En pesos. Si sube, avisamos por correo a quien ya paga, y su renovación sube 30 días después o más tarde',
  discountHint: 'Por ciento en cursos y eventos. Déjalo vacío si no cambia',
  fromHint: 'Desde el inicio de ese día en la Ciudad de México. Vacío: desde ahora',
  unnotified_one: '{count} persona no tiene un correo donde avisarle: sigue pagando el precio de antes.',
  unnotified_other: '{count} personas no tienen un correo donde avisarles: siguen pagando el precio de antes.',
  unnotifiedList: 'Ver quiénes son',
  withdraw: 'Retirar este cambio',
  withdrawTitle: '¿Retirar este cambio?',
  withdrawBody: 'Todavía no empieza. El plan seguirá con lo que tiene hoy.',
  keep: 'Conservarlo',
} as const;

addTexts('es', { planTerms });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    planTerms: typeof planTerms;
  }
}
