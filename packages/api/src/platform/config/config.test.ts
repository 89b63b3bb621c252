import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';
import { policyOf } from '../contentSecurityPolicy.ts';

const SECRET = 'x'.repeat(32);

describe('the settings', () => {
  test('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      dataDir: expect.stringMatching(/\.data$/),
      databaseUrl: null,
      demoData: true,
      passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
      rateLimits: true,
      trustProxy: false,
    });
  });

  test('place the example sites, on trimmed ports', () => {
    const { examplePorts, exampleOrigins } = readConfig({ LIA_MARKETING_PORT: '', LIA_SCHOOL_PORT: ' 5000 ' });
    expect(examplePorts).toEqual({ marketing: 4001, school: 5000, destinations: 5001 });
    expect(exampleOrigins.school).toContain('http://localhost:5000');
  });

  test('name the providers by which people sign in, with all that each needs', () => {
    const auth = {
      LIA_OIDC_PROVIDERS: 'colegio',
      LIA_OIDC_COLEGIO_KIND: 'auth0',
      LIA_OIDC_COLEGIO_ISSUER: 'https://colegio.example/',
      LIA_OIDC_COLEGIO_CLIENT_ID: 'lia',
      LIA_OIDC_COLEGIO_CLIENT_SECRET: 'the secret',
      LIA_OIDC_COLEGIO_LABEL: 'Mi colegio',
    };
    const issuer = 'https://colegio.example';
    expect(readConfig({}).identityProviders).toEqual([]);
    expect(readConfig(auth).identityProviders).toEqual([
      { name: 'colegio', kind: 'auth0', label: 'Mi colegio', issuer, clientId: 'lia', clientSecret: 'the secret' },
    ]);
    for (const [wrong, message] of [
      [{ LIA_OIDC_PROVIDERS: 'Mi colegio' }, 'LIA_OIDC_PROVIDERS must be names'],
      [{ LIA_OIDC_COLEGIO_KIND: 'saml' }, 'LIA_OIDC_COLEGIO_KIND must be one of auth0, firebase'],
      [{ LIA_OIDC_COLEGIO_ISSUER: 'http://colegio.example' }, 'LIA_OIDC_COLEGIO_ISSUER must start with https://'],
      [{ LIA_OIDC_COLEGIO_CLIENT_SECRET: '' }, 'LIA_OIDC_COLEGIO_CLIENT_SECRET are needed'],
    ] as const) {
      const read = () => readConfig({ ...auth, ...wrong });
      expect(read).toThrow(message);
      expect(read).not.toThrow('the secret');
    }
  });

  test('name the sites that members go on to, by https, with a secret each; the example stands in with the demo data', () => {
    const at = 'https://games.example';
    const secret = SECRET;
    const games = { LIA_DESTINATION_GAMES_URL: at, LIA_DESTINATION_GAMES_SECRET: secret };
    expect(readConfig(games).destinations).toMatchObject({
      games: { url: at, secret },
      kinder: { url: 'http://localhost:4003/kinder' },
    });
    const served = { NODE_ENV: 'production', LIA_SANDBOX: 'allow' };
    expect(readConfig({ ...served, ...games }).destinations).toEqual({ games: { url: at, secret } });
    for (const [wrong, name] of [
      [
        { LIA_DESTINATION_GAMES_URL: '' },
        'LIA_DESTINATION_GAMES_URL and LIA_DESTINATION_GAMES_SECRET are set together',
      ],
      [{ LIA_DESTINATION_GAMES_SECRET: 'short' }, 'LIA_DESTINATION_GAMES_SECRET must have at least 32'],
      [{ LIA_DESTINATION_GAMES_URL: 'http://games.example' }, 'LIA_DESTINATION_GAMES_URL must start with https://'],
    ] as const) {
      expect(() => readConfig({ ...games, ...wrong })).toThrow(name);
    }
  });

  test('name the client of Google, without which its calendars are not offered', () => {
    const client = { LIA_GOOGLE_CLIENT_ID: 'lia.apps', LIA_GOOGLE_CLIENT_SECRET: SECRET };
    expect(readConfig({}).google).toBeNull();
    expect(readConfig(client).google).toMatchObject({ clientId: 'lia.apps', clientSecret: SECRET });
    const half = { ...client, LIA_GOOGLE_CLIENT_SECRET: '' };
    expect(() => readConfig(half)).toThrow('LIA_GOOGLE_CLIENT_ID and LIA_GOOGLE_CLIENT_SECRET are set together');
  });

  test('name the rooms of classes, whose domain alone the portal frames', () => {
    const jitsi = { LIA_JITSI_DOMAIN: 'meet.escuela.mx', LIA_JITSI_APP_ID: 'lia', LIA_JITSI_SECRET: SECRET };
    const bbb = { LIA_BBB_URL: 'https://bbb.escuela.mx/bigbluebutton/', LIA_BBB_SECRET: 'shared' };
    const config = readConfig({ ...jitsi, ...bbb });
    expect(config.meetingRooms).toEqual({
      jitsi: { domain: 'meet.escuela.mx', app: { id: 'lia', secret: SECRET } },
      bigBlueButton: { url: 'https://bbb.escuela.mx/bigbluebutton', secret: 'shared' },
    });
    expect(policyOf('portal', config)).toContain("frame-src 'self' blob: https://meet.escuela.mx;");
    expect(policyOf('portal', config)).toContain("script-src 'self' https://meet.escuela.mx;");
    for (const policy of [policyOf('console', config), policyOf('portal', readConfig({}))])
      expect(policy).not.toContain('meet.escuela.mx');
    for (const [wrong, message] of [
      [{ LIA_JITSI_DOMAIN: 'https://meet.escuela.mx/' }, 'LIA_JITSI_DOMAIN must be a host'],
      [{ LIA_JITSI_DOMAIN: "x.mx; script-src 'unsafe-inline'" }, 'LIA_JITSI_DOMAIN must be a host'],
      [{ LIA_JITSI_DOMAIN: '' }, 'LIA_JITSI_DOMAIN is needed'],
      [{ LIA_JITSI_SECRET: '' }, 'LIA_JITSI_APP_ID and LIA_JITSI_SECRET are set together'],
      [{ LIA_BBB_SECRET: '' }, 'LIA_BBB_URL and LIA_BBB_SECRET are set together'],
      [{ LIA_BBB_URL: 'http://bbb.escuela.mx' }, 'LIA_BBB_URL must start with https://'],
      [{ LIA_JITSI_DOMAIN: 'meet.jit.si', NODE_ENV: 'production', LIA_SANDBOX: 'allow' }, 'must not be meet.jit.si'],
    ] as const) {
      expect(() => readConfig({ ...jitsi, ...bbb, ...wrong })).toThrow(message);
    }
  });

  test.each(['0', '65536', '4000.5', 'abc'])('refuse %j as a port of an example site', (port) => {
    const message = `LIA_SCHOOL_PORT must be a whole number from 1 to 65535, not "${port}"`;
    expect(() => readConfig({ LIA_SCHOOL_PORT: port })).toThrow(message);
  });

  test('follow the port in the public address, unless that is set', () => {
    expect(readConfig({ LIA_PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ LIA_PUBLIC_URL: 'http://lia.localhost/' }).publicUrl).toBe('http://lia.localhost');
  });

  test('load the demo data only where nothing real is configured', () => {
    const admin = { LIA_ADMIN_USERNAME: 'root', LIA_ADMIN_PASSWORD: 'secreta-1', LIA_ADMIN_EMAIL: 'a@b.mx' };
    expect(readConfig(admin)).toMatchObject({ demoData: false, firstAdmin: { username: 'root' } });
    const databaseUrl = 'postgresql://lia@db/lia';
    expect(readConfig({ DATABASE_URL: databaseUrl, LIA_TOKEN_SECRET: SECRET })).toMatchObject({
      demoData: false,
      databaseUrl,
    });
    const stripe = {
      LIA_STRIPE_SECRET_KEY: 'sk_live_1',
      LIA_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      LIA_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const mercadoPago = { LIA_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', LIA_MERCADOPAGO_WEBHOOK_SECRET: 'a secret' };
    // Its payments would be asked of the company, and its passwords are known to everybody.
    expect(readConfig(stripe)).toMatchObject({ demoData: false });
    expect(readConfig(mercadoPago)).toMatchObject({ demoData: false });
  });

  test.each([{ NODE_ENV: 'production' }, { LIA_PUBLIC_URL: 'http://192.168.1.7:4000' }])(
    'never load the demo data where others reach the server: %o',
    (reached) => expect(readConfig({ ...reached, LIA_SANDBOX: 'allow' })).toMatchObject({ demoData: false }),
  );

  test('must set behind an https address whether a proxy is to be trusted', () => {
    const https = { LIA_PUBLIC_URL: 'https://lia.example', LIA_SANDBOX: 'allow' };
    expect(() => readConfig(https)).toThrow(/LIA_TRUST_PROXY must be set to on or off/);
    expect(readConfig({ ...https, LIA_TRUST_PROXY: 'on' }).trustProxy).toBe(true);
    expect(readConfig({ ...https, LIA_TRUST_PROXY: 'off' }).trustProxy).toBe(false);
  });

  test('that cannot be used are all named at once, without what is secret in them', () => {
    const read = () =>
      readConfig({
        LIA_PORT: 'abc',
        LIA_LOG: 'loud',
        LIA_PUBLIC_URL: 'lia.example',
        LIA_TOKEN_SECRET: 'short-secret',
        LIA_ADMIN_USERNAME: 'root',
        DATABASE_URL: 'mysql://user:hunter2@db/lia',
      });
    expect(read).toThrow(ConfigError);
    for (const name of [
      'LIA_PORT',
      'LIA_LOG',
      'LIA_PUBLIC_URL',
      'LIA_TOKEN_SECRET',
      'LIA_ADMIN_EMAIL',
      'DATABASE_URL',
    ]) {
      expect(read).toThrow(name);
    }
    expect(read).not.toThrow('hunter2');
    expect(read).not.toThrow('short-secret');
  });

  test('take a first administrator whom registration would take, and who can therefore sign in', () => {
    const admin = { LIA_ADMIN_USERNAME: 'yo', LIA_ADMIN_PASSWORD: 'luna', LIA_ADMIN_EMAIL: 'a@b.mx' };
    expect(readConfig(admin).firstAdmin).toEqual({ username: 'yo', password: 'luna', email: 'a@b.mx' });
    for (const wrong of [
      { LIA_ADMIN_USERNAME: 'y' },
      { LIA_ADMIN_USERNAME: 'ro\u200Bot' },
      { LIA_ADMIN_PASSWORD: 'sol' },
      { LIA_ADMIN_EMAIL: 'a@b' },
    ]) {
      const read = () => readConfig({ ...admin, ...wrong });
      expect(read).toThrow(Object.keys(wrong)[0]);
      expect(read).not.toThrow(Object.values(wrong)[0]);
    }
  });

  test('leave payments to the sandbox until a company is named, with all of its keys', () => {
    expect(readConfig({})).toMatchObject({ stripe: null, mercadoPago: null, oxxoDays: 3 });
    const stripe = {
      LIA_STRIPE_SECRET_KEY: 'sk_live_1',
      LIA_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      LIA_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const mercadoPago = { LIA_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', LIA_MERCADOPAGO_WEBHOOK_SECRET: 'a secret' };
    expect(readConfig({ ...stripe, ...mercadoPago, LIA_OXXO_DAYS: '5' })).toMatchObject({
      stripe: {
        secretKey: 'sk_live_1',
        publishableKey: 'pk_live_1',
        webhookSecret: 'whsec_1',
        apiUrl: 'https://api.stripe.com',
      },
      mercadoPago: { accessToken: 'APP_USR-1', webhookSecret: 'a secret', apiUrl: 'https://api.mercadopago.com' },
      oxxoDays: 5,
    });
    for (const name of Object.keys(stripe)) {
      expect(() => readConfig({ ...stripe, [name]: '' })).toThrow('set together or not at all');
    }
    expect(() => readConfig({ LIA_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1' })).toThrow('LIA_MERCADOPAGO_WEBHOOK_SECRET');
  });

  test('keep uploads in the data folder until a bucket is named, with its keys', () => {
    expect(readConfig({})).toMatchObject({ s3: null });
    const keys = { LIA_S3_BUCKET: 'lia', LIA_S3_ACCESS_KEY_ID: 'id', LIA_S3_SECRET_ACCESS_KEY: 'key' };
    expect(readConfig({ ...keys, LIA_S3_REGION: 'us-east-2' }).s3).toEqual({
      endpoint: 'https://s3.us-east-2.amazonaws.com',
      publicEndpoint: 'https://s3.us-east-2.amazonaws.com',
      region: 'us-east-2',
      bucket: 'lia',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      pathStyle: false,
    });
    for (const name of Object.keys(keys)) {
      expect(() => readConfig({ ...keys, [name]: '' })).toThrow('set together or not at all');
    }
  });

  describe('where payments are real', () => {
    const stripe = {
      LIA_STRIPE_SECRET_KEY: 'sk_live_1',
      LIA_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      LIA_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const mercadoPago = { LIA_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', LIA_MERCADOPAGO_WEBHOOK_SECRET: 'a secret' };

    test.each([
      { NODE_ENV: 'production' },
      { LIA_PUBLIC_URL: 'https://lia.example', LIA_TRUST_PROXY: 'on' },
      { LIA_PUBLIC_URL: 'http://10.0.0.7:4000' },
      { LIA_PUBLIC_URL: 'https://localhost.lia.example', LIA_TRUST_PROXY: 'on' },
      { LIA_SANDBOX: 'refuse' },
    ])('want both companies: %o', (real) => {
      expect(() => readConfig(real)).toThrow(/LIA_STRIPE_\* and LIA_MERCADOPAGO_\* must be set.*LIA_SANDBOX=allow/);
      expect(() => readConfig({ ...real, ...stripe })).toThrow(/^LIA cannot start:\n- LIA_MERCADOPAGO_\* must be set/);
      expect(() => readConfig({ ...real, ...mercadoPago })).toThrow(/^LIA cannot start:\n- LIA_STRIPE_\* must be set/);
      expect(readConfig({ ...real, ...stripe, ...mercadoPago })).toMatchObject({ stripe: {}, mercadoPago: {} });
    });

    test('take the sandbox where it is allowed explicitly', () => {
      const real = { NODE_ENV: 'production', LIA_PUBLIC_URL: 'http://lia.example', LIA_SANDBOX: 'allow' };
      expect(readConfig(real)).toMatchObject({ stripe: null, mercadoPago: null });
    });

    test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://lia.localhost'])(
      'are not those of %s',
      (address) => expect(readConfig({ LIA_PUBLIC_URL: address })).toMatchObject({ stripe: null }),
    );
  });

  test('do not show a secret key to everybody', () => {
    const read = () =>
      readConfig({
        LIA_STRIPE_SECRET_KEY: 'sk_live_1',
        LIA_STRIPE_PUBLISHABLE_KEY: 'sk_live_1',
        LIA_STRIPE_WEBHOOK_SECRET: 'whsec_1',
      });
    expect(read).toThrow('LIA_STRIPE_PUBLISHABLE_KEY');
    expect(read).not.toThrow('sk_live_1');
  });

  test.each(['0', '8', 'two'])('let a voucher last %s days under no circumstances', (days) => {
    expect(() => readConfig({ LIA_OXXO_DAYS: days })).toThrow('LIA_OXXO_DAYS');
  });

  test('want a secret of their own beside a shared database', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgresql://db/lia' })).toThrow('LIA_TOKEN_SECRET');
  });
});

describe('the settings of mail', () => {
  test('name a sender beside a server', () => {
    expect(readConfig({}).mail).toEqual({ smtpUrl: null, from: 'LIA <no-reply@localhost>' });
    const set = { LIA_SMTP_URL: 'smtps://user:pass@mail.example:465', LIA_MAIL_FROM: 'LIA <hola@lia.example>' };
    expect(readConfig(set).mail).toEqual({ smtpUrl: set.LIA_SMTP_URL, from: set.LIA_MAIL_FROM });
    expect(() => readConfig({ LIA_SMTP_URL: set.LIA_SMTP_URL })).toThrow('LIA_MAIL_FROM');
    expect(() => readConfig({ LIA_MAIL_FROM: 'nobody' })).toThrow('LIA_MAIL_FROM');
    expect(() => readConfig({ LIA_SMTP_URL: 'https://mail.example' })).toThrow('LIA_SMTP_URL');
  });
});
