import type { Credentials } from '../../src/accounts/schema.ts';
import { letters } from './people.ts';
import { rulesOf } from './rule.ts';

/** The sign-in. */
export const login = rulesOf<Credentials>()({ username: 'nadie.aqui', password: 'jacaranda' }, [
  {
    field: 'username',
    source:
      "Login username: required, min 4 ('Min character length is 4') – a name of two characters registers, so it signs in",
    accepts: ['rosa', 'yo', letters(150), { typed: ' rosa ', kept: 'rosa' }],
    rejects: [
      ['', 'Este dato es necesario'],
      ['a', 'Min character length is 4'],
      [letters(151), 'El máximo de caracteres es 150'],
    ],
  },
  {
    field: 'password',
    source: "Login password: required, min 3 ('El mínimo de caracteres es 3')",
    accepts: ['sol', letters(150), ' s '],
    rejects: [
      ['', 'Este dato es necesario'],
      ['so', 'El mínimo de caracteres es 3'],
      [letters(151), 'El máximo de caracteres es 150'],
    ],
  },
]);
