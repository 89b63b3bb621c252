/** Texts of navigation, toolbar and footer, in Spanish. */
export const es = {
  'shell.navigation': 'Navegación',
  'shell.menu.open': 'Abrir el menú',
  'shell.menu.close': 'Cerrar el menú',
  'shell.menu': 'Menú',
  'shell.more': 'Más',
  'shell.fold': 'Plegar el menú',
  'shell.unfold': 'Dejar abierto el menú',
  'shell.newTab': '(se abre en otra pestaña)',
  'shell.delivered_one': '{count} entrega',
  'shell.delivered_other': '{count} entregas',
  'shell.account': 'Cuenta de {name}',
  'shell.home': 'Inicio',
  'shell.courses': 'Cursos',
  'shell.donate': 'Donar',
  'shell.sponsor': 'Patrocinar',
  'shell.console': 'Consola de administración',
  'shell.rights': '© {year} Comunidad LIA. Todos los derechos reservados.',
  'shell.phone': 'Llámanos al {phone}',
  'shell.social': 'Síguenos',
  'shell.terms': 'Términos y condiciones',
  'shell.privacy': 'Aviso de privacidad',
  'shell.legal': 'Documentos legales',
  'shell.giving': 'Quiero apoyar',
  'shell.community': 'Acceso a la comunidad',

  'receipt.title': 'Recibo',
  'sandbox.title': 'Pago de prueba',
  'voucher.title': 'Ficha de pago OXXO',
  'invitation.title': 'Te invitaron a LIA',
  'myData.title': 'Mis datos',
  'groups.menu': 'Grupos',
  'groups.mine': 'Mis grupos',
  'groups.title': 'Grupos',
  'groups.join': 'Unirse a un grupo',
  'groups.one': 'Grupo',
  'groupStudents.title': 'Alumnos',
  'products.title': 'Mis productos',

  'search.title': 'Buscar',
  'search.placeholder': 'Buscar...',
  'search.suggestions': 'Sugerencias',
  'search.pages': 'Páginas',
  'search.people': 'Personas',
  'search.kind.students': 'Estudiante',
  'search.kind.teachers': 'Docente',
  'search.kind.parents': 'Familia',
  'search.kind.schools': 'Escuela',
  'search.kind.interested': 'Sin plan',
  'search.none': 'No hay resultados',

  'shortcuts.title': 'Atajos',
  'shortcuts.search': 'Busca una app o página',
  'shortcuts.star': 'Atajo a {title}',

  'quick.title': 'Panel rápido',
  'quick.notes': 'Notas',
  'quick.notes.none': 'Aquí verás tus notas. Todavía no tienes.',
  'quick.events': 'Eventos',
  'quick.events.none': 'Aquí verás tus próximos eventos. Todavía no hay.',
  'quick.failed': 'No pudimos abrir tu panel',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
