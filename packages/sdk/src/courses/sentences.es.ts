/** Texts of the checkout of a course, in Spanish (document 1 section 8). Forms add it to their texts. */
export const sentences = {
  'courses.empty': 'No se han encontrado cursos',
  'courses.lookup.course': 'Ha ocurrido un error obteniendo el id del curso',
} as const;
