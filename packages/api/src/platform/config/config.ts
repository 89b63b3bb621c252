import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { AUDIT_YEARS, LEAST_AUDIT_YEARS } from '@lia/sdk/audit/rules';
import { IMPORT_DAYS, UNDO_DAYS } from '@lia/sdk/imports/rules';

import { type Destinations, exampleDestinations, readDestinations } from './destinations.ts';
import { type FirstAdmin, readFirstAdmin } from './firstAdmin.ts';
import { type GoogleConfig, readGoogle } from './google.ts';
import { type IdentityProvider, readIdentityProviders } from './identityProviders.ts';
import { type DoneeConfig, readDonee, readIssuerRfc } from './invoices.ts';
import { type MailConfig, readMail } from './mail.ts';
import { type MeetingRooms, readMeetingRooms } from './meetingRooms.ts';
import { type MercadoPagoConfig, readMercadoPago, readStripe, type StripeConfig } from './payments.ts';
import { type PushConfig, readPush } from './push.ts';
import { readS3, type S3Config } from './s3.ts';
import { isThisMachine, readVariables, type Variables, WEB } from './variables.ts';

/** Where the metrics are served, apart from what strangers reach. */
export interface MetricsConfig {
  port: number;
  host: string;
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

const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url));
const MIN_SECRET = 32;

function readMetrics({ text, whole }: Variables): MetricsConfig | null {
  if (text('LIA_METRICS_PORT') === null) return null;
  return { port: whole('LIA_METRICS_PORT', 0, 1, 65_535), host: text('LIA_METRICS_HOST') ?? '127.0.0.1' };
}

/** Reads the settings from environment variables. @throws {ConfigError} naming every variable at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const variables = readVariables(env);
  const { text, whole, oneOf, isOn, url, problems } = variables;
  const port = whole('LIA_PORT', 4000, 0, 65_535);
  const publicUrl = url('LIA_PUBLIC_URL', WEB) ?? `http://localhost:${port}`;

  /** All names of this machine that they may be opened by: the demo data is on no other. */
  function examplesAt(examplePort: number): readonly string[] {
    const hosts = new Set(['localhost', '127.0.0.1', new URL(publicUrl).hostname]);
    return [...hosts].map((host) => `http://${host}:${examplePort}`);
  }

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const tokenSecret = text('LIA_TOKEN_SECRET');
  const admin = readFirstAdmin(variables);
  const companies = { stripe: readStripe(variables), mercadoPago: readMercadoPago(variables) };
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
  const destinations = readDestinations(variables);
  const config: Config = {
    port,
    publicUrl,
    marketingUrl: url('LIA_MARKETING_URL', WEB) ?? `http://localhost:${examplePorts.marketing}`,
    isPublic,
    dataDir: resolve(text('LIA_DATA_DIR') ?? `${REPOSITORY}.data`),
    s3: readS3(variables),
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
    meetingRooms: readMeetingRooms(variables, isPublic),
    identityProviders: readIdentityProviders(variables),
    mail: readMail(variables),
    push: readPush(variables),
    google: readGoogle(variables),
    ...companies,
    oxxoDays: whole('LIA_OXXO_DAYS', 3, 1, 7),
    issuerRfc: readIssuerRfc(variables, isPublic),
    donee: readDonee(variables),
    transferAccount: text('LIA_TRANSFER_ACCOUNT'),
    trustProxy: isOn('LIA_TRUST_PROXY', 'off'),
    rateLimits: isOn('LIA_RATE_LIMITS', 'on'),
    runsJobs: isOn('LIA_JOBS', 'on'),
    auditYears: whole('LIA_AUDIT_YEARS', AUDIT_YEARS, LEAST_AUDIT_YEARS, 100),
    importDays: whole('LIA_IMPORT_DAYS', IMPORT_DAYS, UNDO_DAYS, 365),
    ffmpeg: text('LIA_FFMPEG') === 'off' ? null : (text('LIA_FFMPEG') ?? 'ffmpeg'),
    metrics: readMetrics(variables),
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
