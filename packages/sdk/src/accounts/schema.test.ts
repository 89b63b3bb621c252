import { describe, expect, it } from 'vitest';

import { runCases } from '../../testing/cases.ts';
import { accessTokenSchema, credentialsSchema, defaultUser } from './schema.ts';

const REQUIRED = 'Este dato es necesario';

describe('sign-in form (document 1 section 5)', () => {
  runCases(credentialsSchema, { username: 'padre', password: 'lia-demo-2026' }, [
    ['a username and a password', {}],
    ['username that is a number', { username: 4444 }, { username: 'Este dato no es válido' }],
    ['username with spaces around it', { username: ' rosa ' }, { username: 'Quita los espacios al inicio y al final' }],
    ['password with spaces around it, which are part of it', { password: ' sol ' }],
    ['password that is a list', { password: ['sol'] }, { password: 'Este dato no es válido' }],
    [
      'both wrong at once',
      { username: 'a', password: 'b' },
      { username: 'Min character length is 4', password: 'El mínimo de caracteres es 3' },
    ],
    ['an unknown field', { remember: true }, { '': 'Este dato no se espera aquí' }],
  ]);
});

describe('kept token', () => {
  runCases(accessTokenSchema, { access_token: 'opaque' }, [
    ['a token', {}],
    ['none', { access_token: '' }, { access_token: REQUIRED }],
    ['too long to be ours', { access_token: 'a'.repeat(4097) }, { access_token: 'El máximo de caracteres es 4096' }],
  ]);
});

describe('the default user (document 1 section 3)', () => {
  it('has no role, the default avatar, empty names and no shortcuts', () => {
    expect(defaultUser).toMatchObject({
      role: [],
      data: { displayName: '', lastName: '', email: '', photoURL: null, shortcuts: null },
    });
  });
});
