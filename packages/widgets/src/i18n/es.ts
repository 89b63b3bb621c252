/**
 * The texts that forms share, in Spanish; those of one form alone stand beside it. `{{marks}}` are values; `_one` and `_other` are the forms of a plural, by `count`.
 * Sentences of the rules and of the API's answers live in `@lia/sdk/messages/es`.
 */
export const es = {
  // Fields
  'field.optional': '(opcional)',
  'field.name': 'Nombre completo',
  'field.firstName': 'Nombre',
  'field.lastName': 'Apellidos',
  'field.email': 'Correo electrónico',
  'field.phone': 'Teléfono',
  'field.phone.hint.mexico': '10 dígitos, con lada',
  'field.phone.hint.abroad': 'Con clave de país, sin espacios',
  'field.country': 'País',
  'field.state': 'Estado',
  'field.state.abroad': 'Estado, provincia o región',
  'field.choose': 'Elige una opción',
  'field.username': 'Nombre de usuario',
  'field.username.hint': 'Con este nombre iniciarás sesión',
  'field.password': 'Contraseña',
  'field.password.hint': 'De 4 a 30 caracteres',
  'field.password.confirmation': 'Repite la contraseña',
  'field.password.show': 'Mostrar',
  'field.password.hide': 'Ocultar',
  'field.password.show.label': 'Mostrar: {{field}}',
  'field.password.hide.label': 'Ocultar: {{field}}',
  'field.left_one': 'Te queda {{count}} carácter',
  'field.left_other': 'Te quedan {{count}} caracteres',
  'list.loading': 'Cargando la lista…',
  'list.failed': 'No pudimos cargar la lista. Puedes escribirlo aquí.',
  'list.retry': 'Volver a cargar la lista',

  // File
  'file.browse': 'Elegir archivo',
  'file.drop': 'o arrástralo hasta aquí',
  'file.allowed': '{{types}}. Hasta {{max}} MB',
  'file.remove': 'Quitar',
  'file.remove.label': 'Quitar el archivo {{name}}',
  'file.chosen': 'Archivo elegido: {{name}}',
  'file.removed': 'Quitaste el archivo',
  'file.progress': 'Subiendo el archivo',

  // Any form
  'form.missing_one': 'Falta {{count}} dato. Presiona el botón y te llevamos a él.',
  'form.missing_other': 'Faltan {{count}} datos. Presiona el botón y te llevamos al primero.',
  'form.sending': 'Enviando…',
  'form.retry': 'Volver a intentar',
  'form.fetching': 'Descargando…',
  'form.failed': 'No pudimos cargar el formulario.',
  'form.kept': 'Guardamos lo que escribiste.',
  'form.reconnected': 'Ya hay conexión. Puedes volver a intentarlo.',
  'form.progress': 'Avance del registro',
  'form.progress.done': 'Listo',
  'draft.restored': 'Recuperamos lo que habías escrito.',
  'draft.discard': 'Empezar de nuevo',
} as const;
