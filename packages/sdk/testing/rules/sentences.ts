/**
 * What is said of a value that is refused, word for word, with the same in English. Spanish sentences that document 1
 * section 5 gives are copied from there; the others are ours, where it names a rule without words.
 */
export const english = {
  // Document 1 section 5.
  'Min character length is 4': 'Min character length is 4',
  'El mínimo de caracteres es 3': 'At least 3 characters',
  'El mínimo de caracteres es 4': 'At least 4 characters',
  'El máximo de caracteres es 10': 'At most 10 characters',
  'El máximo de caracteres es 15': 'At most 15 characters',
  'El máximo de caracteres es 150': 'At most 150 characters',
  'No se permiten caracteres especiales': 'Special characters are not allowed',
  'Por favor ingresa un correo válido': 'Please enter a valid e-mail address',
  'El correo electrónico es incorrecto': 'The e-mail address is wrong',
  'Ingresa únicamente números': 'Digits only',
  'Máximo 10 numeros': 'At most 10 digits',
  'Las contraseñas no coinciden': 'The passwords do not match',
  'El máximo de carácteres permitidos es 400': 'At most 400 characters are allowed',
  'Tipo de archivo no permitido': 'This kind of file is not allowed',
  'Completar campos obligatorios': 'Fill in the required fields',
  'Es necesario un nombre y apellido para el metodo de pago OXXO': 'A first and a last name are needed to pay at OXXO',
  'Es necesario un email correcto para el metodo de pago OXXO': 'A correct e-mail address is needed to pay at OXXO',
  'Para generar pagos via Oxxo debe ser minimo MXN $10.00 y maximo MXN $10.000.':
    'OXXO payments are from MXN $10.00 to MXN $10,000.',
  // Document 2 section 8.
  'El formato del archivo no es valido.': 'This file format is not accepted.',
  'El archivo seleccionado pesa mas de 10 MB.': 'The chosen file is larger than 10 MB.',
  // Ours.
  'Este dato es necesario': 'This is required',
  'Este dato no es válido': 'This is not valid',
  'El mínimo de caracteres es 2': 'At least 2 characters',
  'El máximo de caracteres es 30': 'At most 30 characters',
  'El máximo de caracteres es 100': 'At most 100 characters',
  'El máximo de caracteres es 254': 'At most 254 characters',
  'El máximo de caracteres es 300': 'At most 300 characters',
  'Elige una opción de la lista': 'Choose an option from the list',
  'Elige un estado de la lista': 'Choose a state from the list',
  'Elige un grado de la lista': 'Choose a grade from the list',
  'Cada hijo necesita un correo distinto': 'Each child needs a different e-mail address',
  'Registra al menos a un hijo': 'Register at least one child',
  'Puedes registrar hasta 10 hijos a la vez': 'You can register up to 10 children at once',
  'Ingresa una cantidad mayor a cero': 'Enter an amount above zero',
  'La cantidad mínima es 10': 'The smallest amount is 10',
  'La cantidad máxima es 1000000': 'The largest amount is 1000000',
  'La cantidad máxima es 36': 'The largest amount is 36',
  'Elige una sola forma de publicar tu donativo': 'Choose one way to publish your donation',
  'Puedes subir hasta 5 documentos': 'You can upload up to 5 documents',
  'Lee y acepta este texto para continuar': 'Read and accept this text to continue',
  'Este texto cambió. Léelo y acéptalo de nuevo': 'This text has changed. Read it and accept it again',
} as const;

export type Sentence = keyof typeof english;
