import { addTexts } from '../../i18n/catalogues.ts';

/** Texts about who has a place in a course, in Spanish. */
const coursePlaces = {
  title: 'Quién tiene un lugar',
  none: 'Todavía nadie tiene un lugar en este curso.',
  statuses: { pending: 'Por pagar', active: 'Inscrito', withdrawn: 'Retirado' },
  given: 'Lo dio {by}: {reason}',
  give: 'Dar un lugar',
  lead: 'Sin pago. La persona recibe un aviso, y la razón queda guardada con su lugar.',
  search: 'Busca por nombre, usuario o correo',
  noPerson: 'Nadie coincide',
  missing: 'Elige a una persona',
  reasonHint: 'Una frase basta: una beca, un error en un cobro, un regalo.',
  withdraw: 'Quitar el lugar',
  withdrawOf: 'Quitar el lugar: {name}',
  withdrawTitle: '¿Quitar este lugar?',
  withdrawBody: 'La persona ya no podrá abrir el curso. Si ya abrió una lección, su lugar se queda.',
  keep: 'Conservarlo',
  ofPerson: 'Cursos',
  noneOfPerson: 'No tiene ningún curso.',
} as const;

addTexts('es', { coursePlaces });

declare module '../../i18n/texts.ts' {
  interface SpanishTexts {
    coursePlaces: typeof coursePlaces;
  }
}
