/** What the API answers about other sites, by which people sign in or to which they go on; the console loads none of it. */
export const sentences = {
  DESTINATION_REFUSED: 'Este acceso ya se usó, venció o no es para este sitio',
  FEDERATION_OVER: 'Este intento de entrar ya se usó o venció. Empieza otra vez',
  FEDERATION_CANCELLED: 'Cancelaste el acceso. Inténtalo otra vez o entra con tu contraseña',
  FEDERATION_REFUSED: 'No pudimos comprobar quién eres. Inténtalo otra vez',
  EMAIL_UNVERIFIED: 'Tu correo no está verificado en el sitio con el que entras. Verifícalo ahí e inténtalo otra vez',
  IDENTITY_TAKEN: 'Con esa cuenta ya se entra a otra cuenta de LIA',
  'identity.linked': 'Listo, ya puedes entrar con {provider}',
  'identity.unlinked': 'Listo, con esa cuenta ya no se entra aquí',
  'federation.email-already-in-use':
    'Ya hay una cuenta de LIA con este correo. Entra con tu contraseña y vincúlala en tu cuenta',
  'federation.invalid-email': 'El correo electrónico es incorrecto',
  'federation.operation-not-allowed': 'Esta forma de entrar no está permitida',
  'federation.user-not-found': 'No encontramos esta cuenta',
  'federation.user-disabled': 'Esta cuenta está desactivada',
  'federation.weak-password': 'La contraseña es demasiado fácil de adivinar',
  'federation.wrong-password': 'La contraseña es inválida',
} as const;
