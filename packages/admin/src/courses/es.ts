/** Texts about courses and their buyers, in Spanish. */
export const courses = {
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
  buyers: 'Quién lo compró',
  noBuyers: 'Todavía nadie lo ha comprado.',
  statuses: { pending: 'Por pagar', active: 'Inscrito', withdrawn: 'Devuelto' },
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    courses: typeof courses;
  }
}
