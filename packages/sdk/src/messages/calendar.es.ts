/** What the calendar answers, in Spanish. */
export const sentences = {
  CALENDAR_EVENT_STALE: 'Alguien más cambió este evento mientras lo veías. Mira cómo quedó y vuelve a intentarlo',
  'calendar.created': 'Tu evento quedó en el calendario',
  'calendar.saved': 'Guardamos los cambios del evento',
  'calendar.deleted': 'Quitamos el evento del calendario',
  'calendar.cancelled': 'Esa fecha quedó cancelada',
  'calendar.restored': 'El evento está de vuelta',
  'calendar.link': 'Escribe una dirección que empiece con http:// o https://',
  'calendar.ends': 'El final debe ser después del inicio',
  'calendar.length': 'Un evento puede durar hasta 60 días',
  'calendar.recurrence': 'La repetición no coincide con la fecha de inicio. Revisa los días y hasta cuándo se repite',
  'calendar.range': 'Elige un periodo de hasta 13 meses',
} as const;
