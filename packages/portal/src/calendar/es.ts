import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the calendar, in Spanish. */
export const es = {
  'calendar.new': 'Nuevo evento',
  'calendar.failed': 'No pudimos abrir tu calendario',
  'calendar.none.title': 'No hay nada en estas fechas',
  'calendar.none.filtered': 'Nada de lo que elegiste está en estas fechas',
  'calendar.none.text':
    'Aquí verás los eventos de tu escuela y de tus grupos, las fechas de entrega y lo que tú escribas.',
  'calendar.incomplete': 'Son demasiados eventos para mostrarlos todos. Elige un solo grupo para verlos completos.',
  'calendar.today': 'Hoy',
  'calendar.views': 'Cómo ver el calendario',
  'calendar.view.month': 'Mes',
  'calendar.view.week': 'Semana',
  'calendar.view.day': 'Día',
  'calendar.view.list': 'Lista',
  'calendar.previous.month': 'Mes anterior',
  'calendar.previous.week': 'Semana anterior',
  'calendar.previous.day': 'Día anterior',
  'calendar.next.month': 'Mes siguiente',
  'calendar.next.week': 'Semana siguiente',
  'calendar.next.day': 'Día siguiente',
  'calendar.filters': 'Qué mostrar',
  'calendar.kind.site': 'LIA',
  'calendar.kind.school': 'Escuela',
  'calendar.kind.group': 'Grupo',
  'calendar.kind.personal': 'Personal',
  'calendar.kind.homework': 'Entrega de tarea',
  'calendar.kind.meeting': 'Clase en línea',
  'calendar.kind.external': 'Otro calendario',
  'calendar.past_one': 'Ver {count} día anterior de este mes',
  'calendar.past_other': 'Ver {count} días anteriores de este mes',
  'calendar.more': '+{rest} más',
  'calendar.rest': 'Ya no hay nada más este mes.',
  'calendar.allDay': 'Todo el día',
  'calendar.cancelled': 'Cancelado',
  'calendar.moved': 'Cambió de fecha',
  'calendar.when': 'Cuándo',
  'calendar.where': 'Dónde',
  'calendar.address': 'Enlace',
  'calendar.about': 'Para',
  'calendar.otherZone': '{when}, hora de {zone}',
  'calendar.change': 'Cambiar',
  'calendar.delete': 'Quitar',
  'calendar.restore': 'Ya no cancelar',
  'calendar.undo': 'Deshacer',
  'calendar.open.homework': 'Abrir la tarea',
  'calendar.open.meeting': 'Abrir la clase',
  'calendar.delete.title': 'Quitar «{title}»',
  'calendar.delete.text': 'Deja de verse en todos los calendarios. Puedes deshacerlo en seguida.',
  'calendar.delete.which': '¿Qué fechas quieres quitar?',
  'calendar.scope.this': 'Solo esta fecha',
  'calendar.scope.following': 'Esta fecha y las siguientes',
  'calendar.scope.all': 'Todas las fechas',
  'calendar.google': 'Mis calendarios de Google',
  'calendar.feed': 'Llevar mi calendario a otro programa',
} as const;

/** They come with the pages that show them. */
export const calendarTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
