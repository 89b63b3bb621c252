/**
 * The texts that forms share, in Spanish; those of one form alone stand beside it. `{marks}` are values; `_one` and `_other` are the forms of a plural, by `count`.
 * Sentences of the rules and of the API's answers live in `@lia/sdk/messages/es`.
 */
export const es = {
  // Fields
  'field.optional': '(opcional)',
  'field.phone.hint.mexico': '10 dígitos, con lada',
  'field.phone.hint.abroad': 'Con clave de país, sin espacios',
  'field.state.abroad': 'Estado, provincia o región',
  'field.choose': 'Elige una opción',
  'field.username.hint': 'Con este nombre iniciarás sesión',
  'field.username.yours': '¿Es tuyo?',
  'field.username.login': 'Inicia sesión',
  'field.password.hint': 'De 4 a 30 caracteres',
  'field.password.show': 'Mostrar',
  'field.password.hide': 'Ocultar',
  'field.password.show.label': 'Mostrar: {field}',
  'field.password.hide.label': 'Ocultar: {field}',
  'field.left_one': 'Te queda {count} carácter',
  'field.left_other': 'Te quedan {count} caracteres',
  'list.loading': 'Cargando la lista…',
  'list.failed': 'No pudimos cargar la lista. Puedes escribirlo aquí.',
  'list.retry': 'Volver a cargar la lista',

  // File
  'file.browse': 'Elegir archivo',
  'file.drop': 'o arrástralo hasta aquí',
  'file.allowed': '{types}: hasta {max} MB',
  'file.remove': 'Quitar',
  'file.remove.label': 'Quitar el archivo {name}',
  'file.chosen': 'Archivo elegido: {name}',
  'file.removed': 'Quitaste el archivo',
  'file.share': '{percent} %',
  'file.progress': 'Subiendo el archivo',

  // Any form
  'form.missing_one': 'Falta {count} dato. Presiona y te llevamos a él.',
  'form.missing_other': 'Faltan {count} datos. Presiona y te llevamos al primero.',
  'form.sending': 'Enviando…',
  'form.retry': 'Volver a intentar',
  'form.loading': 'Cargando…',
  'form.fetching': 'Descargando…',
  'form.failed': 'No pudimos cargar el formulario.',
  'form.kept': 'Guardamos lo que escribiste.',
  'form.reconnected': 'Ya hay conexión. Puedes volver a intentarlo.',
  'lookup.price': 'Ha ocurrido un error obteniendo el precio',
  'lookup.leave': 'Ir a nuestro sitio',
  'form.step': 'Paso {step} de {of}',
  'form.progress': 'Avance del registro',
  'form.progress.done': 'Listo',
  'draft.restored': 'Recuperamos lo que habías escrito.',
  'draft.discard': 'Empezar de nuevo',
} as const;
