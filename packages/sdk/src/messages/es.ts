/**
 * Every sentence of the rules and of the API's answers, in Spanish.
 * Texts marked by the specification (document 1 sections 5 and 8, document 2 sections 5 and 8) are kept to the letter.
 * `{max}` and the like are filled from the rule.
 */
export const es = {
  // Rules of fields
  required: 'Este dato es necesario',
  invalid: 'Este dato no es válido',
  unknownField: 'Este dato no se espera aquí',
  untrimmed: 'Quita los espacios al inicio y al final',
  'text.min': 'El mínimo de caracteres es {min}',
  'text.max': 'El máximo de caracteres es {max}',
  'name.characters': 'No se permiten caracteres especiales',
  'email.invalid': 'Por favor ingresa un correo válido',
  'email.repeated': 'Cada hijo necesita un correo distinto',
  'phone.digits': 'Ingresa únicamente números',
  'number.digits': 'Ingresa únicamente números',
  'number.positive': 'Ingresa una cantidad mayor a cero',
  'number.max': 'La cantidad máxima es {max}',
  'username.min': 'Min character length is 4',
  'password.min': 'El mínimo de caracteres es 4',
  'password.mismatch': 'Las contraseñas no coinciden',
  'message.max': 'El máximo de carácteres permitidos es 400',
  'state.unknown': 'Elige un estado de la lista',
  'grade.unknown': 'Elige un grado de la lista',
  'choice.unknown': 'Elige una opción de la lista',
  'publish.one': 'Elige una sola forma de publicar tu donativo',
  'children.min': 'Registra al menos a un hijo',
  'children.max': 'Puedes registrar hasta {max} hijos a la vez',
  'file.type': 'El formato del archivo no es valido.',
  'file.size': 'El archivo seleccionado pesa mas de {max} MB.',
  'username.taken': 'Ese nombre de usuario ya está ocupado',
  'email.taken': 'Ese correo ya está registrado',

  // What the API answers, by code
  VALIDATION_FAILED: 'Revisa los datos marcados',
  MALFORMED_REQUEST: 'No pudimos leer la solicitud',
  METHOD_NOT_ALLOWED: 'Esa acción no existe aquí',
  PAYLOAD_TOO_LARGE: 'La solicitud es demasiado grande',
  UNSUPPORTED_MEDIA_TYPE: 'Ese tipo de contenido no se acepta aquí',
  UNAUTHENTICATED: 'Sesión expirada o inválida',
  SESSION_INVALID: 'Sesión inválida',
  TOKEN_EXPIRED: 'Token expirado o inválido',
  FORBIDDEN: 'No tienes permiso para hacer esto',
  NOT_FOUND: 'No encontramos lo que buscas',
  RATE_LIMITED: 'Demasiados intentos. Espera un momento y vuelve a intentarlo',
  IDEMPOTENCY_KEY_REUSED: 'Esta solicitud ya se envió con otros datos',
  USER_NOT_FOUND: 'El usuario es incorrecto',
  INVALID_PASSWORD: 'La contraseña es inválida',
  AUTHENTICATION_FAILED: 'Error de autenticación',
  UNKNOWN_ERROR: 'Ocurrió un error inesperado',
  SERVICE_UNAVAILABLE: 'El servicio está ocupado. Vuelve a intentarlo en un momento',
  INSTITUTION_NAME_TAKEN: 'Ya existe una escuela con ese nombre',
  INSTITUTION_PROTECTED: 'Esta escuela recibe los registros públicos y no se puede eliminar',
  CHECKOUT_DECIDED: 'Este pago ya tiene una respuesta',
  SIGNATURE_INVALID: 'La firma de la notificación no es válida',
  NETWORK: 'No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo',
  TIMEOUT: 'La respuesta tardó demasiado. Guardamos lo que escribiste; vuelve a intentarlo',
  ABORTED: 'Se canceló la solicitud',

  // What the API says when it worked
  'session.started': 'Sesión iniciada',
  'session.ended': 'Sesión finalizada',
  'session.valid': 'Sesión válida',
  'operation.succeeded': 'Operación exitosa!',
  'donation.received': 'Recibimos tu donativo. Te llevamos al pago',
  'donation.contact': 'Recibimos tu solicitud. Nos pondremos en contacto contigo',
  'donation.children': 'Membresía de reforzamiento académico',
  'donation.amount': 'Donativo',
  'registration.received': 'Tu registro está listo. Ya puedes iniciar sesión',
  'institution.created': 'La escuela se añadió satisfactoriamente!',
  'plan.padre-gratis': 'Plan gratis para padres',
  'plan.padre-mensual': 'Plan mensual para padres',
  'plan.padre-anual': 'Plan anual para padres',
  'plan.maestro-gratis': 'Plan gratis para maestros',
  'plan.maestro-mensual': 'Plan mensual para maestros',
  'plan.maestro-anual': 'Plan anual para maestros',
  'plan.escuela-gratis': 'Plan gratis para escuelas',
  'plan.escuela-mensual': 'Plan mensual para escuelas',
  'plan.escuela-anual': 'Plan anual para escuelas',
  'receipt.failed': 'tu factura no pudo ser procesada, inicia sesión para revisarlo',
} as const;

export type MessageKey = keyof typeof es;

/** Codes are the messages written in capitals. */
export type ErrorCode = Extract<MessageKey, Uppercase<MessageKey>>;
