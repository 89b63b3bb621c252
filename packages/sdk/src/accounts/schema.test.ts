import { describe, expect, it } from 'vitest';

import { refusals, walk } from '../../testing/walk.ts';
import { accessTokenSchema, credentialsSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';

describe('sign-in form (document 1 section 5)', () => {
  walk(credentialsSchema, { username: 'padre', password: 'lia-demo-2026' }, [
    ['a username and a password', {}],
    ['username of 4 characters', { username: 'rosa' }],
    ['username of 3', { username: 'ana' }, { username: 'Min character length is 4' }],
    ['username of 150', { username: 'a'.repeat(150) }],
    ['username of 151', { username: 'a'.repeat(151) }, { username: 'El máximo de caracteres es 150' }],
    ['no username', { username: '' }, { username: REQUIRED }],
    ['username left out', { username: undefined }, { username: REQUIRED }],
    ['username that is a number', { username: 4444 }, { username: 'Este dato no es válido' }],
    ['username with spaces around it', { username: ' rosa ' }, { username: 'Quita los espacios al inicio y al final' }],
    ['password of 3', { password: 'sol' }],
    ['password of 2', { password: 'so' }, { password: 'El mínimo de caracteres es 3' }],
    ['password of 151', { password: 'a'.repeat(151) }, { password: 'El máximo de caracteres es 150' }],
    ['password with spaces around it, which are part of it', { password: ' sol ' }],
    ['no password', { password: '' }, { password: REQUIRED }],
    ['password that is a list', { password: ['sol'] }, { password: 'Este dato no es válido' }],
    [
      'both wrong at once',
      { username: 'a', password: 'b' },
      { username: 'Min character length is 4', password: 'El mínimo de caracteres es 3' },
    ],
    ['a field nobody asked for', { remember: true }, { '': 'Este dato no se espera aquí' }],
  ]);

  it('trims what is typed into a form', () => {
    expect(refusals(credentialsSchema, { username: ' rosa ', password: 'sol' }, 'typed')).toBeNull();
  });
});

describe('kept token', () => {
  walk(accessTokenSchema, { access_token: 'opaque' }, [
    ['a token', {}],
    ['none', { access_token: '' }, { access_token: REQUIRED }],
    ['too long to be ours', { access_token: 'a'.repeat(4097) }, { access_token: 'El máximo de caracteres es 4096' }],
  ]);
});
