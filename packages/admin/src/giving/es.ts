import { addTexts } from '../i18n/catalogues.ts';

/** Texts about gifts, in Spanish. */
const giving = {
  donations: {
    statuses: {
      contact: 'Por contactar',
      contacted: 'Contactado',
      declined: 'Dijo que no',
      pending: 'Pendiente',
      approved: 'Aprobado',
      rejected: 'Rechazado',
      expired: 'Vencido',
      refunded: 'Devuelto',
    },
    none: 'Cuando una escuela o empresa done desde un sitio aliado, su donativo aparecerá aquí.',
    noAmount: 'Por acordar',
    modes: { '1': 'De 1 a 10 niñas y niños', '2': 'Más de 10 niñas y niños', '3': 'Aportación económica' },
    children_one: '{count} niña o niño',
    children_other: '{count} niñas y niños',
    titleOne: 'Donativo de {name}',
    contactTitle: 'Hay que llamar a este donante',
    contactBody: 'Quiere apoyar a más de 10 niñas y niños. Llama para acordar cuántos y cómo; todavía no hay un pago.',
    agree: 'Enviar el pago acordado',
    agreeAgain: 'Cambiar lo acordado',
    agreeLead:
      'Enviamos a {email} un correo con el enlace para pagar. Cuando lo pague, el donativo cuenta como cualquier otro.',
    agreeAgainLead: 'Enviamos a {email} otro correo con un enlace nuevo. El de antes deja de servir.',
    agreeChildren: '¿Cuántas niñas y niños?',
    agreePrice: 'Aportación por cada uno, en pesos',
    agreeTotal: 'Total: {total}',
    agreeSend: 'Enviar el enlace',
    decline: 'Dijo que no',
    undecline: 'Quitar «Dijo que no»',
    declinedTitle: 'Dijo que no',
    declinedOn: 'Lo anotamos el {date}. Ya no hay que llamar.',
    arithmetic: '{children} × {price}',
    donor: 'Donante',
    gift: 'Donativo',
    place: 'Estado y país',
    order: 'Ver pedido y recibo',
    publish: 'Publicación',
    publishChoices: {
      '1': 'Publicar el donativo y el nombre',
      '2': 'Publicar solo el nombre de la empresa',
      '3': 'No publicar',
    },
    fileNone: 'No envió ningún archivo.',
    fileAlt: 'Logotipo de {name}',
    fileLoading: 'Cargando la imagen...',
    fileFailed: 'No pudimos traer el archivo.',
    fileDownload: 'Descargar {name}',
  },
  wall: {
    mark: 'Mostrar en el muro de donantes',
    unmark: 'Quitar del muro',
    hint: 'Aparece en las páginas que tienen el muro, como lo eligió.',
    since: 'En el muro desde el {date}.',
    noLogo: 'El muro no muestra su archivo: solo imágenes de hasta {size}.',
  },
  sponsorships: {
    none: 'Cuando una empresa patrocine a un grupo, su patrocinio aparecerá aquí.',
    types: { '1': 'Proyectos especiales', '2': 'Cursos de programación en línea' },
    students_one: '{count} estudiante',
    students_other: '{count} estudiantes',
    months_one: '{count} mes',
    months_other: '{count} meses',
    moreStudents: 'Más de 10 estudiantes',
    agreeLead:
      'Enviamos a {email} un correo con el enlace para pagar. Cuando lo pague, el patrocinio cuenta como cualquier otro.',
    agreeStudents: '¿Cuántos estudiantes?',
    agreeMonths: '¿Cuántos meses?',
    agreePriceMonthly: 'Aportación por estudiante y mes, en pesos',
    freeAmount: 'Cantidad que eligió',
    titleOne: 'Patrocinio de {name}',
    contactTitle: 'Hay que llamar a este patrocinador',
    contactBody:
      'Quiere patrocinar a más de 10 estudiantes. Llama para acordar cuántos y cómo; todavía no hay un pago.',
    gift: 'Patrocinio',
    sponsor: 'Patrocinador',
    publishChoices: {
      '1': 'Publicar el patrocinio y el nombre',
      '2': 'Publicar solo el nombre de la empresa',
      '3': 'No publicar',
    },
  },
  giftPlaces: {
    title: 'Lugares',
    failed: 'No pudimos cargar los lugares de este apoyo.',
    gives_one: 'Da 1 lugar por {months}.',
    gives_other: 'Da {count} lugares por {months}.',
    unpaid: 'Podrás darlos a una escuela cuando el pago se apruebe.',
    of: 'Los tiene {school}, hasta el {date}.',
    licences: 'Ver quién los tiene',
    allot: 'Dar los lugares',
    move: 'Dar a otra escuela',
  },
  giftCompany: {
    title: 'Empresa',
    failed: 'No pudimos cargar la empresa.',
    likely: 'Parece ser de:',
    none: 'Aún no está vinculado a una empresa.',
    linkTo: 'Vincular con {name}',
    link: 'Vincular',
    unlink: 'Quitar el vínculo',
    linked: 'Lo que está vinculado con ella. Se vincula en la página de cada registro.',
    nothing: 'Nada por ahora.',
    byName: 'Con su nombre',
    byNameHint: 'Registros que llevan su nombre, vinculados o no.',
    all: 'Ver todos ({count})',
  },
  volunteerings: {
    none: 'Cuando una empresa proponga un voluntariado, aquí verás qué ofrece y a quién llamar.',
    titleOne: 'Voluntariado de {name}',
    contactTitle: 'Hay que llamar a esta empresa',
    contactBody: 'Quiere ser voluntaria. Llama para acordar qué, cuándo y dónde, y márcalo aquí.',
    offer: 'Lo que ofrecen',
    who: 'A quién llamar',
    contact: 'Contacto',
  },
} as const;

type Giving = typeof giving;

addTexts('es', giving);

declare module '../i18n/texts.ts' {
  interface SpanishTexts extends Giving {}
}
