/** Texts of the course form, in Spanish. */
export const es = {
  'courses.title': 'Cursos en línea',
  'courses.lead': 'Aprende a tu ritmo, con acceso ilimitado. Crea tu cuenta, paga y empieza.',
} as const;
