/** Texts of the registration of a family, in Spanish (document 1 section 8). The form adds it to its texts. */
export const sentences = {
  'registration.failed': 'Ha ocurrido un error guardando su membresia en nuestro sistema',
} as const;
