/** What each plan gives, in Spanish, as the API describes it: the console shows none of it, and loads none of it. */
export const sentences = {
  'plan.padre-gratis.what': 'Acceso limitado a la comunidad y a los contenidos',
  'plan.padre-mensual.what':
    'Tablero para seguir a tus hijos, toda la comunidad y sus contenidos, y descuento en cursos y eventos de pago',
  'plan.padre-anual.what':
    'Tablero para seguir a tus hijos, toda la comunidad y sus contenidos, y descuento en cursos y eventos de pago',
  'plan.maestro-gratis.what': 'Acceso limitado a la comunidad y a los contenidos',
  'plan.maestro-mensual.what': 'Panel de control docente, registro de tus alumnos y tres cursos al mes',
  'plan.maestro-anual.what': 'Panel de control docente, registro de tus alumnos y cursos ilimitados',
  'plan.escuela-gratis.what': 'Acceso limitado a la comunidad y a los contenidos',
  'plan.escuela-mensual.what': 'Panel de administración escolar, administración de usuarios y reportes',
  'plan.escuela-anual.what': 'Panel de administración escolar, administración de usuarios y reportes',
} as const;
