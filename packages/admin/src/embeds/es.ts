import { addTexts } from '../i18n/catalogues.ts';

// The journeys read these texts without the rest of the console.
import '../i18n/texts.ts';

/** Texts about the sites that embed our forms, in Spanish. */
export const embeds = {
  add: 'Agregar sitio',
  new: 'Nuevo sitio',
  create: 'Agregar sitio',
  save: 'Guardar cambios',
  edit: 'Editar',
  none: 'Aquí verás las páginas que muestran formularios de LIA, y lo que llega de cada una. Agrega la primera.',
  site: 'Sitio',
  addresses: 'Direcciones',
  schoolHint: 'La escuela ve en «Estados de cuenta» lo que llega por este sitio. Déjalo vacío si no es de una escuela.',
  nameHint: 'Para reconocerlo aquí: «Colegio Las Jacarandas»',
  originsHint:
    'La llave solo sirve en estas direcciones. Escribe el dominio completo, sin página: https://escuela.mx. Si el sitio abre también con www, agrégalo aparte. Para hacer pruebas puedes usar http://localhost con su puerto.',
  origin: 'Dirección {number}',
  addOrigin: 'Agregar otra dirección',
  removeOrigin: 'Quitar la dirección {number}',
  moreOrigins_one: 'y otra',
  moreOrigins_other: 'y {count} más',
  status: 'Estado',
  on: 'Activo',
  off: 'Apagado',
  deleted: 'Eliminado',
  never: 'Sin uso todavía',
  offTitle: 'Este sitio está apagado',
  offBody: 'Sus formularios se ven, pero no envían nada hasta que lo actives.',
  turnOn: 'Activar sitio',
  turnOff: 'Apagar sitio',
  turnOffTitle: '¿Apagar {name}?',
  turnOffBody:
    'Los formularios de sus páginas dejan de enviar, y quien los llene verá un aviso. Puedes activarlo otra vez cuando quieras.',
  delete: 'Eliminar sitio',
  deleteTitle: '¿Eliminar {name}?',
  deleteBody:
    'Su llave deja de servir en este momento y el sitio sale de esta lista. Los donativos y registros que llegaron de él se conservan. Si te arrepientes, está entre los eliminados y puedes restaurarlo.',
  undo: 'Deshacer',
  deletedTitle: 'Este sitio está eliminado',
  deletedBody: 'Se eliminó el {date} y su llave no sirve. Al restaurarlo vuelve tal como estaba.',
  putBack: 'Restaurar sitio',
  results: 'Lo que llega de este sitio',
  span: 'Periodo',
  spans: { '28': '4 semanas', '84': '12 semanas', '364': '1 año' },
  look: 'Cómo verlo',
  plot: 'Gráfica',
  table: 'Tabla',
  refusedTitle: 'Otra dirección quiso usar la llave de este sitio',
  refusedBody:
    'Ahí los formularios no envían nada. Si es una página tuya (por ejemplo, el mismo sitio con www), agrégala.',
  refusedLine_one: '1 intento, {when}',
  refusedLine_other: '{count} intentos, el último {when}',
  allow: 'Agregar dirección',
  allowOne: 'Agregar dirección: {origin}',
  privacy: 'Solo se cuentan visitas y envíos por día. Sin cookies y sin datos de nadie.',
  nothing:
    'En este periodo nadie vio un formulario en este sitio. Cuando el código esté en la página, ábrela una vez: la visita aparece aquí.',
  failed: 'No pudimos traer las cuentas.',
  ofViews: '{share} de las vistas',
  ofStarts: '{share} de los empezados',
  perDay: 'Por día',
  perWeek: 'Por semana',
  day: 'Día',
  week: 'Semana del',
  total: 'Total',
  most: 'máx. {value}',
  plotLabel: '{measure}, {period}: {total} en total. El máximo fue {most}, {when}. La tabla tiene todas las cifras.',
  plotEmpty: '{measure}, {period}: nada en este periodo.',
  byForm: 'Por formulario',
  form: 'Formulario',
  forms: {
    donation: 'Donativos',
    sponsorship: 'Patrocinios',
    volunteering: 'Voluntariado',
    donors: 'Muro de donantes',
    registration: 'Registro de familias',
    'teacher-registration': 'Registro de maestros',
    'course-checkout': 'Venta de cursos',
    pricing: 'Planes y precios',
    login: 'Inicio de sesión',
    payment: 'Pago',
    receipt: 'Recibo',
  },
  snippet: 'Código para la página',
  snippetHint: 'Pégalo donde quieras que aparezca el formulario. La llave ya va incluida.',
  preview: 'Ver y ajustar el formulario',
  place: 'Dónde lo pegas',
  places: {
    html: 'HTML',
    wordpress: 'WordPress',
    wordpressPlugin: 'WordPress (plugin)',
    react: 'React',
    next: 'Next.js',
    vue: 'Vue',
  },
  placeHints: {
    html: 'Va dentro de <body>. Si tu sitio tiene una política de seguridad (CSP), permite {origin} en script-src y connect-src.',
    wordpress:
      'Agrega un bloque «HTML personalizado» y pega el código. Si al guardar solo queda un enlace, tu cuenta no puede usar scripts o el sitio tiene el editor clásico: elige «WordPress (plugin)».',
    wordpressPlugin:
      'Se instala una sola vez: quien administra el sitio guarda el código como lia.php, lo comprime en un ZIP y lo sube en «Plugins», «Añadir nuevo». Después cualquiera escribe [lia form="{form}"{attributes}] donde va el formulario.',
    react: 'Desde React 19. Los tipos vienen en @lia/widgets.',
    next: 'Puede ir en un componente de servidor. Los tipos vienen en @lia/widgets.',
    vue: 'En Vite: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("lia-") } } }).',
  },
  links: {
    donation: 'Donar en LIA',
    sponsorship: 'Patrocinar en LIA',
    volunteering: 'Participar en LIA',
    donors: 'Ver a quienes apoyan a LIA',
    registration: 'Registrar a mis hijos en LIA',
    'teacher-registration': 'Registrarme como docente en LIA',
    'course-checkout': 'Ver los cursos en LIA',
    pricing: 'Ver los planes de LIA',
  },
  code: 'Código',
  copy: 'Copiar código',
  copyKey: 'Copiar llave',
  copied: 'Copiado',
  copyFailed: 'No pudimos copiarlo. Selecciónalo y cópialo con el teclado.',
  keyTitle: 'Llave y direcciones',
  renew: 'Cambiar la llave',
  renewTitle: '¿Cambiar la llave de {name}?',
  renewBody:
    'La llave de ahora deja de servir en este momento: los formularios no enviarán nada hasta que pegues el código nuevo en la página. Si te arrepientes, puedes volver a la anterior.',
  renewConfirm: 'Cambiar la llave',
  restore: 'Volver a la llave anterior',
  restoreHint: 'La llave nueva dejaría de servir y la anterior volvería a funcionar.',
} as const;

addTexts('es', { embeds });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    embeds: typeof embeds;
  }
}
