/** What the API answers about media, recorded classes and resources. */
export const sentences = {
  'media.saved': 'Guardamos los cambios del video',
  'recording.saved': 'Guardamos la clase grabada',
  'recording.deleted': 'Eliminamos la clase grabada',
  'recording.restored': 'La clase grabada está de vuelta',
  RESOURCE_DEPTH: 'Ahí no cabe: una carpeta no va dentro de sí misma, ni más adentro de 5 carpetas',
  RESOURCE_FOLDER_FULL: 'Esa carpeta está llena. Haz otra dentro de ella',
  'resource.saved': 'Guardamos el recurso',
  'resource.deleted': 'Eliminamos el recurso',
  'resource.restored': 'El recurso está de vuelta',
  'resource.oneSchool': 'Elige grupos de una sola escuela',
  'resource.others': 'Es de otra persona: déjalo donde también lo vea',
} as const;
