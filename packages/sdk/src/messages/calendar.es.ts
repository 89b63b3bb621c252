/** What the calendar answers, in Spanish. */
export const sentences = {
  CALENDAR_EVENT_STALE: 'Alguien más cambió este evento mientras lo veías. Mira cómo quedó y vuelve a intentarlo',
  'calendar.created': 'Tu evento quedó en el calendario',
  'calendar.saved': 'Guardamos los cambios del evento',
  'calendar.deleted': 'Quitamos el evento del calendario',
  'calendar.restored': 'El evento está de vuelta',
  'calendar.feed.made': 'Copia la dirección ahora: no la volvemos a mostrar',
  'calendar.feed.saved': 'Guardamos qué lleva tu calendario',
  'calendar.feed.ended': 'La dirección ya no sirve',
} as const;
