/** Texts of the plans in Spanish. */
export const es = {
  'pricing.title': 'Elige tu plan',
  'pricing.intro': 'Empieza gratis. Cambia o cancela cuando quieras.',
  'pricing.audiences': 'Planes para',
  'pricing.padre': 'Padres',
  'pricing.maestro': 'Maestros',
  'pricing.escuela': 'Escuelas',
  'pricing.gratis': 'Invitado',
  'pricing.mensual': 'Mensual',
  'pricing.anual': 'Anual',
  'pricing.free': 'Gratis',
  'pricing.month': 'al mes',
  'pricing.month.child': 'al mes por hijo',
  'pricing.year': 'Un solo pago de {total} al año',
  'pricing.failed': 'No pudimos cargar los planes.',
  'pricing.choose.gratis': 'Empezar gratis',
  'pricing.choose.mensual': 'Elegir el plan mensual',
  'pricing.choose.anual': 'Elegir el plan anual',
  'pricing.further_one': 'Con tu licencia adicional: {total}',
  'pricing.further_other': 'Con tus {count} licencias adicionales: {total}',
  'pricing.current': 'Tu plan actual',
  'pricing.voucher': 'Pagar mi ficha de OXXO',
  'pricing.padre.gratis': 'Acceso limitado a la comunidad|Acceso limitado a los contenidos',
  'pricing.padre.mensual':
    'Tablero para seguir a tus hijos|Toda la comunidad y los contenidos|{discount} % de descuento en cursos y eventos de pago',
  'pricing.padre.anual':
    'Tablero para seguir a tus hijos|Toda la comunidad y los contenidos|{discount} % de descuento en cursos y eventos de pago',
  'pricing.maestro.gratis': 'Acceso limitado a la comunidad|Acceso limitado a los contenidos',
  'pricing.maestro.mensual':
    'Panel de control docente|Registro de tus alumnos y su tablero|Tres cursos al mes|{discount} % de descuento',
  'pricing.maestro.anual':
    'Panel de control docente|Registro de tus alumnos y su tablero|Cursos ilimitados|{discount} % de descuento',
  'pricing.escuela.gratis': 'Acceso limitado a la comunidad|Acceso limitado a los contenidos',
  'pricing.escuela.mensual':
    'Panel de administración escolar|Administración de usuarios|Reportes|{discount} % de descuento en preventa',
  'pricing.escuela.anual':
    'Panel de administración escolar|Administración de usuarios|Reportes|{discount} % de descuento en preventa',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
