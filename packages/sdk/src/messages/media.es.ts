/** What the API answers about media and recorded classes. */
export const sentences = {
  'media.saved': 'Guardamos los cambios del video',
  'media.captions': 'Elige un archivo de subtítulos .vtt',
  'media.chapters': 'Cada capítulo empieza en un momento distinto',
  'recording.saved': 'Guardamos la clase grabada',
  'recording.deleted': 'Eliminamos la clase grabada',
  'recording.restored': 'La clase grabada está de vuelta',
  'recording.link': 'Escribe una dirección que empiece con http:// o https://',
  'recording.source': 'Sube un archivo o escribe un enlace: uno de los dos',
} as const;
