import type { Rule } from './rule.ts';

/** Letters of any case, as many as asked for. */
export const letters = (count: number): string => 'a'.repeat(count);

const NO_SPECIALS = 'No se permiten caracteres especiales';

/** First, last or full name. */
export const personName = <F extends string>(field: F): Rule<F> => ({
  field,
  source:
    'Names: required, 3 to 150 characters, letters, commas, spaces and accented vowels only' +
    ' – ñ, ü, apostrophes and hyphens stand in names too',
  accepts: [
    'Ana',
    letters(150),
    'María José',
    'Núñez Agüero',
    "O'Farrill",
    'D’Alessio',
    'Ruiz-Healy',
    'de la Ó, Íñigo',
    'Muñoz Ibáñez'.normalize('NFD'),
    { typed: '  Ana López ', kept: 'Ana López' },
  ],
  rejects: [
    ['', 'Este dato es necesario'],
    ['   ', 'Este dato es necesario'],
    ['Al', 'El mínimo de caracteres es 3'],
    [letters(151), 'El máximo de caracteres es 150'],
    ['An4', NO_SPECIALS],
    ['R2D2', NO_SPECIALS],
    ['López!', NO_SPECIALS],
    ['Ruiz@casa', NO_SPECIALS],
    ['Ana_López', NO_SPECIALS],
    ['Ana (mamá)', NO_SPECIALS],
    ['<b>Ana</b>', NO_SPECIALS],
    ['Ana ❤', NO_SPECIALS],
    ['Ana. López', NO_SPECIALS],
    ['Ana\u034F López', NO_SPECIALS],
    ['Ana\u202E López', NO_SPECIALS],
    ['Ana \u3164López', NO_SPECIALS],
  ],
});

type EmailSentence = 'Por favor ingresa un correo válido' | 'El correo electrónico es incorrecto';

/** E-mail address; `who` keeps the addresses of a table apart. */
export const email = <F extends string>(
  field: F,
  who: string,
  refusal: EmailSentence = 'Por favor ingresa un correo válido',
): Rule<F> => ({
  field,
  source:
    `Email: required and valid, '${refusal}' – 254 characters is the longest that mail systems carry; what no one` +
    ' sees, or reads from right to left, makes an address look like another',
  accepts: [
    `${who}@escuela.mx`,
    `${who}.ruiz+lia@mail.example.com.mx`,
    `${who}.o'farrill@escuela.mx`,
    `${who}${letters(254 - who.length - 11)}@escuela.mx`,
    { typed: ` ${who}.dos@escuela.mx `, kept: `${who}.dos@escuela.mx` },
  ],
  rejects: [
    ['', 'Este dato es necesario'],
    [who, refusal],
    [`${who}@`, refusal],
    ['@escuela.mx', refusal],
    [`${who}@localhost`, refusal],
    [`${who}@@escuela.mx`, refusal],
    [`${who} ruiz@escuela.mx`, refusal],
    [`${who}@escuela..mx`, refusal],
    [`${who}@escuela.mx,otra@escuela.mx`, refusal],
    [`${who}\u0007@escuela.mx`, refusal],
    [`${who}\u200B@escuela.mx`, refusal],
    [`${who}\u202Exm@escuela.mx`, refusal],
    [`${who}@\u05D0escuela.mx`, refusal],
    [`${letters(244)}@escuela.mx`, 'El máximo de caracteres es 254'],
  ],
});

/** However a number is pasted, its ten digits are kept. */
const pasted = [
  '+52 1 55 1234 5678',
  '+5215512345678',
  '+52 (55) 1234-5678',
  '0052 1 55 1234 5678',
  '(55) 1234 5678',
  '55.1234.5678',
].map((typed) => ({ typed, kept: '5512345678' }));

/** Phone in México. */
export const mexicanPhone = <F extends string>(field: F): Rule<F> => ({
  field,
  source:
    "Phone: required, digits only ('Ingresa únicamente números'). Max 10 when the country is México" +
    " ('El máximo de caracteres es 10') – separators and +52 are taken off first",
  accepts: ['5512345678', ...pasted],
  rejects: [
    ['', 'Este dato es necesario'],
    ['cinco', 'Ingresa únicamente números'],
    ['55 LLAMAME', 'Ingresa únicamente números'],
    ['55#1234567', 'Ingresa únicamente números'],
    ['55123456789', 'El máximo de caracteres es 10'],
    ['+52 1 55 1234 56789', 'El máximo de caracteres es 10'],
  ],
});

/** Phone anywhere else. */
export const foreignPhone = <F extends string>(field: F): Rule<F> => ({
  field,
  source: "Phone: otherwise max 15 ('El máximo de caracteres es 15')",
  where: { country: 'España', state: 'Madrid' },
  accepts: ['123456789012345', { typed: '+34 612 345 678', kept: '34612345678' }],
  rejects: [
    ['1234567890123456', 'El máximo de caracteres es 15'],
    ['600 casa', 'Ingresa únicamente números'],
  ],
});

/** Country, which forms offer as a list. */
export const country = <F extends string>(field: F): Rule<F> => ({
  field,
  source: 'Country: required, 2 to 30 characters',
  accepts: ['México', 'España', 'Estados Unidos'],
  rejects: [
    ['', 'Este dato es necesario'],
    ['E', 'El mínimo de caracteres es 2'],
    [letters(31), 'El máximo de caracteres es 30'],
  ],
});

/** State of México, one of a list. */
export const mexicanState = <F extends string>(field: F): Rule<F> => ({
  field,
  source: 'State: a dropdown of the 32 Mexican states when the country is México',
  by: 'server',
  accepts: ['Jalisco', 'Ciudad de México', 'Yucatán'],
  rejects: [
    ['', 'Este dato es necesario'],
    ['Texas', 'Elige un estado de la lista'],
    ['jalisco', 'Elige un estado de la lista'],
  ],
});

/** State anywhere else. */
export const foreignState = <F extends string>(field: F): Rule<F> => ({
  field,
  source: 'State: otherwise free text of 2 to 30 characters',
  where: { country: 'España' },
  accepts: ['NY', 'Castilla y León', letters(30)],
  rejects: [
    ['', 'Este dato es necesario'],
    ['N', 'El mínimo de caracteres es 2'],
    [letters(31), 'El máximo de caracteres es 30'],
  ],
});

/** Username of a new account; `shortest` is two characters that no other account has. */
export const username = <F extends string>(field: F, shortest: string): Rule<F> => ({
  field,
  source:
    'Username: required, 2 to 30 characters (the message reads "Min character length is 4") – no two names look alike' +
    ' because of invisible characters',
  accepts: [shortest, `${shortest}.ñandú-7`, shortest + letters(28)],
  rejects: [
    ['', 'Este dato es necesario'],
    ['a', 'Min character length is 4'],
    [letters(31), 'El máximo de caracteres es 30'],
    [`${shortest}\u0007`, NO_SPECIALS],
    [`${shortest}\u200Bx`, NO_SPECIALS],
    [`${shortest}\u00A0x`, NO_SPECIALS],
    [`${shortest}\u202Ex`, NO_SPECIALS],
    [`${shortest}\u0627`, NO_SPECIALS],
  ],
});

/** Password of a new account; `again` is its confirmation. */
export const password = <F extends string>(field: F, again: F): Rule<F> => ({
  field,
  source: "Password: required, 4 to 30 characters, 'El mínimo de caracteres es 4'",
  also: [again],
  accepts: ['luna', letters(30), ' con espacios ', 'ñandú❤7'],
  rejects: [
    ['', 'Este dato es necesario'],
    ['abc', 'El mínimo de caracteres es 4'],
    [letters(31), 'El máximo de caracteres es 30'],
  ],
});

/** The same password once more. */
export const confirmation = <F extends string>(field: F, of: F): Rule<F> => ({
  field,
  source:
    "Confirmation: 4 to 30 characters; teacher form: must equal password ('Las contraseñas no coinciden'). Matching in" +
    ' the parent form is not shown – a mistyped password locks people out, so every form asks for the same',
  where: { [of]: 'jacaranda' },
  accepts: ['jacaranda'],
  rejects: [
    ['', 'Este dato es necesario'],
    ['abc', 'El mínimo de caracteres es 4'],
    ['girasol', 'Las contraseñas no coinciden'],
    ['Jacaranda', 'Las contraseñas no coinciden'],
  ],
});

/** The texts that are in force in the tests of all layers. */
export const IN_FORCE = '2026-11-01';

/** Both consents, to those texts. */
export const bothAccepted = { terms: IN_FORCE, privacy: IN_FORCE };

/** One of the two acceptances. */
const consent = <F extends string>(field: F): Rule<F> => ({
  field,
  source: 'Terms and privacy checkboxes: both required – it gives no words; what is missing is an act, not a datum',
  accepts: [IN_FORCE],
  rejects: [
    ['', 'Lee y acepta este texto para continuar'],
    [undefined, 'Lee y acepta este texto para continuar'],
  ],
});

/** A consent to a text that is no longer in force. */
const consentInForce = <F extends string>(field: F): Rule<F> => ({
  field,
  source: 'Section 5 asks for consent – to the words of today: after a change they are read and accepted again',
  by: 'server',
  unasked: true,
  accepts: [IN_FORCE],
  rejects: [['2020-01-01', 'Este texto cambió. Léelo y acéptalo de nuevo']],
});

/** Both consents, as every form of ours asks them. */
export const consentRules = [
  consent('consents.terms'),
  consent('consents.privacy'),
  consentInForce('consents.terms'),
  consentInForce('consents.privacy'),
];
