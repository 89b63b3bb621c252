/** Texts that all screens share, in Spanish. */
export const es = {
  'product.name': 'Comunidad LIA',
  'page.title': '{title} · Comunidad LIA',
  'page.skip': 'Ir al contenido',
  'page.loading': 'Cargando…',

  'action.retry': 'Intentar de nuevo',
  'action.more': 'Ver más',
  'action.home': 'Ir al inicio',
  'action.login': 'Iniciar sesión',
  'action.logout': 'Cerrar sesión',
  'action.back': 'Volver',
  'action.close': 'Cerrar',
  'action.cancel': 'Cancelar',
  'action.print': 'Imprimir',
  'action.reload': 'Recargar',

  'children.filter': 'De quién',
  'children.filter.all': 'De todos tus hijos',

  'share.whatsApp': 'Compartir por WhatsApp',
  'share.whatsApp.of': 'Compartir por WhatsApp: {about}',

  'failure.NETWORK': 'No hay conexión. Revisa tu internet y vuelve a intentarlo',
  'failure.TIMEOUT': 'La respuesta tardó demasiado. Vuelve a intentarlo',

  'offline.today': 'Sin conexión: esto es lo último que viste, de hoy a las {time}',
  'offline.earlier': 'Sin conexión: esto es lo último que viste, del {day} a las {time}',

  'language.label': 'Idioma',
  'language.es': 'Español',
  'language.en': 'English',

  'audience.students': 'Estudiantes',
  'audience.teachers': 'Maestros',
  'audience.parents': 'Padres',
  'audience.schools': 'Escuelas',

  'notFound.title': 'No encontramos esta página',
  'notFound.text': 'Puede que la dirección haya cambiado o que le falte una letra.',

  'broken.title': 'Algo falló de nuestro lado',
  'broken.offline': 'No pudimos abrir esta página',
  'broken.kept': 'Lo que ya enviaste está guardado.',
  'broken.text': 'Recarga la página para continuar.',
} as const;
