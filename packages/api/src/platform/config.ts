import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { AUDIT_YEARS, LEAST_AUDIT_YEARS } from '@lia/sdk/audit/rules';
import { isDay } from '@lia/sdk/calendar/days';
import { IMPORT_DAYS, UNDO_DAYS } from '@lia/sdk/imports/rules';
import { RFC } from '@lia/sdk/receipts/sat';
import { validate } from '@lia/sdk/validation/validate';

import { type Destinations, exampleDestinations, readDestinations } from './destinations.ts';
import { type GoogleConfig, readGoogle } from './googleConfig.ts';
import { type IdentityProvider, readIdentityProviders } from './identityProviders.ts';
import { type MeetingRooms, readMeetingRooms } from './meetingRooms.ts';
import { type PushConfig, readPush } from './pushConfig.ts';
import { type FirstAdmin, firstAdminSchema, wanted } from './firstAdmin.ts';

/** How emails go out. */
export interface MailConfig {
  /** The SMTP server with its credentials; null where emails are laid into a folder of the data folder. */
  smtpUrl: string | null;
  /** Whom emails come from: `LIA <hola@lia.example>`. */
  from: string;
}

/** Stripe's keys: cards, OXXO and subscriptions. */
export interface StripeConfig {
  secretKey: string;
  /** What the page's script needs; public. */
  publishableKey: string;
  webhookSecret: string;
  /** Where its API is. */
  apiUrl: string;
}

/** Mercado Pago's keys: checkouts on its own pages. */
export interface MercadoPagoConfig {
  accessToken: string;
  webhookSecret: string;
  /** Where its API is. */
  apiUrl: string;
}

/** The tax office's authorisation to receive deductible gifts, by the days on which it held. */
export interface DoneeConfig {
  /** Number of the official letter. */
  authorisation: string;
  since: string;
  /** Null while it holds. */
  until: string | null;
}

/** Where the metrics are served, apart from what strangers reach. */
export interface MetricsConfig {
  port: number;
  host: string;
}

/** A bucket of an S3-compatible store. */
export interface S3Config {
  /** Where we reach the store. */
  endpoint: string;
  /** Where browsers reach it. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of addresses, or before the host's name. */
  pathStyle: boolean;
}

/** What a password hash costs (argon2id): KiB of memory, passes over it, threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's recommendation for argon2id. */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Everything that the surroundings decide, read once at start. */
export interface Config {
  /** Port to listen on; 0 takes any free one. */
  port: number;
  /** Origin under which people reach this server, without a trailing slash. */
  publicUrl: string;
  /** Where the portal's visitors find the marketing site, without a trailing slash. */
  marketingUrl: string;
  /** Whether others reach this server: by its public address, or because it runs in production. */
  isPublic: boolean;
  /** Folder of the embedded database, the files, and the generated secret. */
  dataDir: string;
  /** Where uploads are kept; null where that is the data folder. */
  s3: S3Config | null;
  /** Free space of the data folder's disk below which no upload is taken, in bytes. */
  freeSpace: number;
  /** Seconds for which the event loop may stand still before the process ends; 0 for ever. */
  stallSeconds: number;
  /** Seconds by which the event loop may lag before requests are answered 503. */
  busySeconds: number;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Signs tokens; null where one is generated into the data folder (embedded database only). */
  tokenSecret: string | null;
  /** Set by no variable, since nothing that runs may have a cheaper one; tests do. */
  passwordCost: PasswordCost;
  firstAdmin: FirstAdmin | null;
  /** Whether the demo data is loaded: embedded database, nothing else configured, and the server is not reachable from other machines. */
  demoData: boolean;
  /** Where the example sites listen; that of the destinations stands in for all of them. */
  examplePorts: { marketing: number; school: number; destinations: number };
  /** Their origins, which the demo data knows as sites that embed our forms. */
  exampleOrigins: { marketing: readonly string[]; school: readonly string[] };
  /** Sites that members go on to. */
  destinations: Destinations;
  /** Where classes are held. */
  meetingRooms: MeetingRooms;
  /** By which people sign in besides a password. */
  identityProviders: readonly IdentityProvider[];
  mail: MailConfig;
  /** Null where push is not offered. */
  push: PushConfig | null;
  /** Null where calendars of Google are not offered. */
  google: GoogleConfig | null;
  /** Who takes cards; null where the sandbox does. */
  stripe: StripeConfig | null;
  /** Who takes checkouts; null where the sandbox does. */
  mercadoPago: MercadoPagoConfig | null;
  /** Days until an OXXO voucher ends, at 23:59 in Mexico City; 1 to 7, as Stripe allows. */
  oxxoDays: number;
  /** RFC that issues our invoices; null where a public server was not given one. */
  issuerRfc: string | null;
  /** Null where gifts to us are not deductible. */
  donee: DoneeConfig | null;
  /** Bank, CLABE and holder of the account that transfers go to; null where payers ask us. */
  transferAccount: string | null;
  /** Whether a proxy stands in front of us: the client's address is what it wrote into `X-Forwarded-For`. */
  trustProxy: boolean;
  /** Whether attempts are counted. Off only for measurements. */
  rateLimits: boolean;
  /** Whether jobs run here. Off for a restored copy that must not reach the outside, nor delete what it finds expired. */
  runsJobs: boolean;
  /** Years for which entries of the audit are kept. */
  auditYears: number;
  /** Days for which the rows of an import that is over keep their personal data. */
  importDays: number;
  /** The program that makes smaller files of recordings, by its name or path; null where it is not to be used. */
  ffmpeg: string | null;
  /** Null where no metrics are served. */
  metrics: MetricsConfig | null;
  log: 'silent' | 'warn' | 'info' | 'debug';
}

/** A setting that cannot be used. The message lists all of them, for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Whether an address is of the loopback interface: no real payments are taken there. */
function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const MIN_SECRET = 32;
/** RFC that the tax office gives out to test invoices with. */
const TEST_RFC = 'EKU9003173C9';

/** Reads the settings from environment variables. @throws {ConfigError} naming every variable at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;

  function whole(name: string, fallback: number, min: number, max: number): number {
    const value = Number(text(name) ?? fallback);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${env[name]}"`);
    return fallback;
  }

  function oneOf<const T extends string>(name: string, words: readonly T[], fallback: T): T {
    const value = text(name) ?? fallback;
    const word = words.find((known) => known === value);
    if (word !== undefined) return word;
    problems.push(`${name} must be one of ${words.join(', ')}, not "${value}"`);
    return fallback;
  }

  function url(name: string, protocols: readonly string[]): string | null {
    const value = text(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/$/, '');
    // The value itself may hold a password.
    problems.push(`${name} must be a URL that starts with ${protocols.map((it) => `${it}//`).join(' or ')}`);
    return null;
  }

  /** An address that is sent tokens or secrets: by plain http to this machine alone. */
  function secureUrl(name: string): string | null {
    const value = url(name, ['http:', 'https:']);
    if (value === null || value.startsWith('https:') || isThisMachine(value)) return value;
    problems.push(`${name} must start with https://, unless it is on this machine`);
    return null;
  }

  function firstAdmin(): FirstAdmin | null {
    const names = ['LIA_ADMIN_USERNAME', 'LIA_ADMIN_PASSWORD', 'LIA_ADMIN_EMAIL'] as const;
    const [username, password, email] = names.map(text);
    if (username && password && email) {
      const checked = validate(firstAdminSchema, { username, password, email }, { input: 'strict' });
      if (checked.ok) return checked.value;
      // The values stay out of it: one is a password.
      for (const field of Object.keys(checked.fields))
        problems.push(`LIA_ADMIN_${field.toUpperCase()} ${wanted[field]}`);
      return null;
    }
    if (username || password || email) problems.push(`${names.join(', ')} are set together or not at all`);
    return null;
  }

  function stripe(): StripeConfig | null {
    const names = ['LIA_STRIPE_SECRET_KEY', 'LIA_STRIPE_PUBLISHABLE_KEY', 'LIA_STRIPE_WEBHOOK_SECRET'] as const;
    const [secretKey, publishableKey, webhookSecret] = names.map(text);
    const apiUrl = url('LIA_STRIPE_API_URL', ['http:', 'https:']) ?? 'https://api.stripe.com';
    if (publishableKey && !publishableKey.startsWith('pk_')) {
      // This key is sent to every page.
      problems.push('LIA_STRIPE_PUBLISHABLE_KEY must start with pk_: it is shown to everybody');
    }
    if (secretKey && publishableKey && webhookSecret) return { secretKey, publishableKey, webhookSecret, apiUrl };
    if (secretKey || publishableKey || webhookSecret) {
      problems.push(`${names.join(', ')} are set together or not at all`);
    }
    return null;
  }

  function mercadoPago(): MercadoPagoConfig | null {
    const names = ['LIA_MERCADOPAGO_ACCESS_TOKEN', 'LIA_MERCADOPAGO_WEBHOOK_SECRET'] as const;
    const [accessToken, webhookSecret] = names.map(text);
    const apiUrl = url('LIA_MERCADOPAGO_API_URL', ['http:', 'https:']) ?? 'https://api.mercadopago.com';
    if (accessToken && webhookSecret) return { accessToken, webhookSecret, apiUrl };
    if (accessToken || webhookSecret) problems.push(`${names.join(', ')} are set together or not at all`);
    return null;
  }

  function s3(): S3Config | null {
    const names = ['LIA_S3_BUCKET', 'LIA_S3_ACCESS_KEY_ID', 'LIA_S3_SECRET_ACCESS_KEY'] as const;
    const [bucket, accessKeyId, secretAccessKey] = names.map(text);
    const region = text('LIA_S3_REGION') ?? 'us-east-1';
    const endpoint = url('LIA_S3_ENDPOINT', ['http:', 'https:']) ?? `https://s3.${region}.amazonaws.com`;
    const publicEndpoint = url('LIA_S3_PUBLIC_ENDPOINT', ['http:', 'https:']) ?? endpoint;
    const pathStyle = oneOf('LIA_S3_PATH_STYLE', ['on', 'off'], 'off') === 'on';
    if (bucket && accessKeyId && secretAccessKey) {
      return { endpoint, publicEndpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle };
    }
    if (bucket || accessKeyId || secretAccessKey) problems.push(`${names.join(', ')} are set together or not at all`);
    return null;
  }

  function mail(): MailConfig {
    const smtpUrl = url('LIA_SMTP_URL', ['smtp:', 'smtps:']);
    const from = text('LIA_MAIL_FROM');
    if (smtpUrl !== null && from === null) problems.push('LIA_MAIL_FROM is needed with LIA_SMTP_URL');
    if (from !== null && !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
      problems.push('LIA_MAIL_FROM must be an address such as "LIA <hola@lia.example>"');
    }
    return { smtpUrl, from: from ?? 'LIA <no-reply@localhost>' };
  }

  function issuerRfc(): string | null {
    const rfc = text('LIA_RFC') ?? (isPublic ? null : TEST_RFC);
    if (rfc !== null && !RFC.test(rfc)) problems.push('LIA_RFC must be an RFC in capitals, such as EKU9003173C9');
    return rfc;
  }

  function donee(): DoneeConfig | null {
    const [authorisation, since, until] = ['LIA_DONEE', 'LIA_DONEE_SINCE', 'LIA_DONEE_UNTIL'].map(text);
    if (!authorisation && !since && !until) return null;
    if (authorisation && since && isDay(since) && (!until || isDay(until))) {
      return { authorisation, since, until: until ?? null };
    }
    problems.push(
      'LIA_DONEE and LIA_DONEE_SINCE are set together, and LIA_DONEE_SINCE and LIA_DONEE_UNTIL are days such as 2026-01-31',
    );
    return null;
  }

  function metrics(): MetricsConfig | null {
    if (text('LIA_METRICS_PORT') === null) return null;
    return { port: whole('LIA_METRICS_PORT', 0, 1, 65_535), host: text('LIA_METRICS_HOST') ?? '127.0.0.1' };
  }

  const port = whole('LIA_PORT', 4000, 0, 65_535);
  const publicUrl = url('LIA_PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;

  /** All names of this machine that they may be opened by: the demo data is on no other. */
  function examplesAt(examplePort: number): readonly string[] {
    const hosts = new Set(['localhost', '127.0.0.1', new URL(publicUrl).hostname]);
    return [...hosts].map((host) => `http://${host}:${examplePort}`);
  }

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const tokenSecret = text('LIA_TOKEN_SECRET');
  const admin = firstAdmin();
  const companies = { stripe: stripe(), mercadoPago: mercadoPago() };
  if (tokenSecret !== null && tokenSecret.length < MIN_SECRET) {
    problems.push(`LIA_TOKEN_SECRET must have at least ${MIN_SECRET} characters`);
  }
  if (databaseUrl !== null && tokenSecret === null) {
    problems.push('LIA_TOKEN_SECRET is needed with DATABASE_URL, so that all instances sign alike');
  }

  if (publicUrl.startsWith('https:') && text('LIA_TRUST_PROXY') === null) {
    problems.push(
      'LIA_TRUST_PROXY must be set to on or off with an https LIA_PUBLIC_URL. Behind a proxy that ends TLS, say on: ' +
        'without it everybody has the address of the proxy, and the limits of one are the limits of all',
    );
  }

  const isPublic = text('NODE_ENV') === 'production' || !isThisMachine(publicUrl);
  const school = whole('LIA_SCHOOL_PORT', 4002, 1, 65_535);
  const examplePorts = {
    marketing: whole('LIA_MARKETING_PORT', 4001, 1, 65_535),
    school,
    destinations: whole('LIA_DESTINATIONS_PORT', school + 1, 1, 65_535),
  };
  // Its accounts have a public password, and its payments are fictitious.
  const demoData = !isPublic && [databaseUrl, admin, ...Object.values(companies)].every((it) => it === null);
  const destinations = readDestinations({ text, url: secureUrl, problems });
  const config: Config = {
    port,
    publicUrl,
    marketingUrl: url('LIA_MARKETING_URL', ['http:', 'https:']) ?? `http://localhost:${examplePorts.marketing}`,
    isPublic,
    dataDir: resolve(text('LIA_DATA_DIR') ?? `${REPOSITORY}.data`),
    s3: s3(),
    freeSpace: whole('LIA_FREE_SPACE_MB', 256, 0, 1_000_000_000) * 1024 * 1024,
    stallSeconds: whole('LIA_STALL_SECONDS', 30, 0, 3600),
    busySeconds: whole('LIA_BUSY_SECONDS', 3, 1, 3600),
    databaseUrl,
    tokenSecret,
    passwordCost: PASSWORD_COST,
    firstAdmin: admin,
    demoData,
    examplePorts,
    exampleOrigins: { marketing: examplesAt(examplePorts.marketing), school: examplesAt(examplePorts.school) },
    destinations: demoData ? { ...exampleDestinations(examplePorts.destinations), ...destinations } : destinations,
    meetingRooms: readMeetingRooms({ text, url: secureUrl, problems, isPublic }),
    identityProviders: readIdentityProviders({ text, url: secureUrl, problems }),
    mail: mail(),
    push: readPush({ text, problems }),
    google: readGoogle({ text, problems }),
    ...companies,
    oxxoDays: whole('LIA_OXXO_DAYS', 3, 1, 7),
    issuerRfc: issuerRfc(),
    donee: donee(),
    transferAccount: text('LIA_TRANSFER_ACCOUNT'),
    trustProxy: oneOf('LIA_TRUST_PROXY', ['on', 'off'], 'off') === 'on',
    rateLimits: oneOf('LIA_RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    runsJobs: oneOf('LIA_JOBS', ['on', 'off'], 'on') === 'on',
    auditYears: whole('LIA_AUDIT_YEARS', AUDIT_YEARS, LEAST_AUDIT_YEARS, 100),
    importDays: whole('LIA_IMPORT_DAYS', IMPORT_DAYS, UNDO_DAYS, 365),
    ffmpeg: text('LIA_FFMPEG') === 'off' ? null : (text('LIA_FFMPEG') ?? 'ffmpeg'),
    metrics: metrics(),
    log: oneOf('LIA_LOG', ['silent', 'warn', 'info', 'debug'], 'info'),
  };
  // A production server must not take registrations without charging for them, unnoticed.
  const sandboxed = [!config.stripe && 'LIA_STRIPE_*', !config.mercadoPago && 'LIA_MERCADOPAGO_*'].filter(Boolean);
  if (oneOf('LIA_SANDBOX', ['allow', 'refuse'], isPublic ? 'refuse' : 'allow') === 'refuse' && sandboxed.length > 0) {
    problems.push(
      `${sandboxed.join(' and ')} must be set where payments are real: without them the sandbox takes the payments, and ` +
        'no money moves. To try LIA on this server all the same, set LIA_SANDBOX=allow',
    );
  }
  if (problems.length > 0) throw new ConfigError(`LIA cannot start:\n${problems.map((it) => `- ${it}`).join('\n')}`);
  return config;
}
