import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Signing in at LIA by other sites, and at other sites by LIA. */
export const signInMutations = [
  api({
    name: 'Destination: the secret is not asked for',
    file: 'destinations/tokens.ts',
    find: '!site || !isSame(site.secret, secret)',
    replace: '!site',
    test: 'destinations/destinations.test.ts',
  }),
  api({
    name: 'Destination: an expired token opens it',
    file: 'destinations/tokens.ts',
    find: '        gt(destinationTokens.expiresAt, sql`now()`),\n',
    replace: '',
    test: 'destinations/destinations.test.ts',
  }),
  api({
    name: 'Federation: the signature of a token is not read',
    file: 'federation/provider.ts',
    find: 'execute: [\n        enableNonRepudiationChecks,',
    replace: 'execute: [',
    test: 'federation/federation.test.ts',
  }),
  api({
    name: 'Federation: no code is asked of an account with a second factor',
    file: 'federation/service.ts',
    find: 'if (await asksForCode(app, userId))',
    replace: 'if (!userId)',
    test: 'federation/federation.test.ts',
  }),
  api({
    name: 'Federation: an attempt is finished in another browser',
    file: 'federation/attempts.ts',
    find: '        eq(secretHash, hashToken(secret)),\n',
    replace: '',
    test: 'federation/federation.test.ts',
  }),
  api({
    name: 'Federation: a link outlives a password that a guardian or the school gives',
    file: 'accounts/passwordChange.ts',
    find: '  await endIdentitiesOf(tx, userId, language);\n',
    replace: '',
    test: 'federation/links.test.ts',
  }),
  api({
    name: 'Federation: an address opens a second account',
    file: 'federation/service.ts',
    find: "if ((await confirmedAccount(tx, email)) !== null) throw refusedFor('email-already-in-use');",
    replace: '',
    test: 'federation/federation.test.ts',
  }),
  api({
    name: 'Federation: an address that is not verified is taken',
    file: 'federation/provider.ts',
    find: 'email === null || !isVerified',
    replace: 'email === null',
    test: 'federation/federation.test.ts',
  }),
  api({
    name: 'Imports: a school replaces the address of a teacher who uses the account',
    file: 'people/ownAddress.ts',
    find: 'return used && (dependent || !role.some(isStudent));',
    replace: 'return used && dependent && !role.some(isStudent);',
    test: 'imports/commit.test.ts',
  }),
  api({
    name: 'E-mails: a link to an account goes to the address that it had before',
    file: 'accounts/store.ts',
    find: 'isSameAddress(found.email, address) ?',
    replace: 'address ?',
    test: 'users/writing.test.ts',
  }),
  api({
    name: 'Merging: the password of the account that is merged into one without any goes',
    file: 'users/merge/merge.ts',
    find: '!hasPassword(username.passwordHash) && hasPassword(other.passwordHash)',
    replace: 'false',
    test: 'users/merge/passwords.test.ts',
  }),
];
