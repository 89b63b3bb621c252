import { addTexts } from '../i18n/catalogues.ts';

/** Texts about courses and their buyers, in Spanish. */
const courses = {
  add: 'Agregar curso',
  new: 'Nuevo curso',
  create: 'Agregar curso',
  save: 'Guardar cambios',
  none: 'Aquí vivirán los cursos que se venden en línea. Agrega el primero.',
  status: 'Estado',
  published: 'A la venta',
  unpublished: 'Retirado',
  notForVisitors: 'Sin venta a visitantes',
  course: 'Curso',
  priceHint: 'En pesos, con el total que paga la persona',
  product: 'Producto',
  productHint: 'Identifica al curso en cada compra',
  imageHint: 'Dirección que empieza con https:// o una ruta como /cursos/lectura.svg (opcional)',
  keywordsHint: 'Con «programacion» el curso no se ofrece a visitantes (opcional)',
  onOfferHint: 'Quien ya lo compró lo conserva aunque lo retires',
  hoursHint: 'Duración en total (opcional)',
  teacherHint: 'El nombre que se muestra (opcional)',
  account: 'Cuenta de quien lo imparte',
  accountHint: 'Si tiene cuenta de maestro en LIA (opcional)',
  noTeachers: 'Ningún maestro coincide',
  syllabusHint: 'Un párrafo por sección: su título en la primera línea y un tema en cada línea que sigue (opcional)',
  upload: 'Subir una imagen',
  uploadHint: 'JPG, PNG o WebP de hasta 1 MB. Se ve mejor de 1280 × 720',
  uploadLater: 'Cuando agregues el curso podrás subir una imagen.',
  prices: 'Precios',
  noPrices: 'Aún no tiene precio.',
  priceSince: 'Desde el {when}',
  priceStatuses: { current: 'Vigente', scheduled: 'Programado', past: 'Anterior' },
  newPrice: 'Cambiar el precio',
  savePrice: 'Guardar el precio',
  newPriceHint: 'En pesos. Lo que ya se pidió conserva su precio',
  priceFromHint: 'Desde el inicio de ese día en la Ciudad de México. Vacío: desde ahora',
  withdraw: 'Retirar',
  withdrawOf: 'Retirar el precio de {price}',
  withdrawTitle: '¿Retirar este precio?',
  withdrawBody: 'Todavía no empieza. El curso seguirá con el precio que tiene hoy.',
  keep: 'Conservarlo',
} as const;

addTexts('es', { courses });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    courses: typeof courses;
  }
}
