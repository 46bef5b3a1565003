import { isIP } from 'node:net';
import path from 'node:path';
import { defaultAiSettings } from '@fnc/domain';
import * as z from 'zod/mini';
import type { AiConfig } from './adapters/ai/completions.ts';
import { secretKeyForm } from './adapters/secrets/secretKey.ts';
import { type DkimKey, dkimFaults, readDkim } from './adapters/mail/dkim.ts';
import { smtpSecurityOf, type SmtpSecurity } from './adapters/mail/smtpSecurity.ts';

/** Every setting. `.env.example` in the root of the repository explains each variable. */
export interface Config {
  readonly host: string;
  /** With 0 the system chooses a free port. */
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** `file:<absolute path>` or `postgres://…`. */
  readonly databaseUrl: string;
  /** Folder of the backups, an absolute path. `null`: no backups. */
  readonly backupDir: string | null;
  /** The address visitors use, without a slash at the end; absent: the address the server listens on. */
  readonly publicUrl: string | undefined;
  /** Absent: mail is written to the outbox folder. */
  readonly smtp: { readonly url: string; readonly security: SmtpSecurity } | undefined;
  /** Absent: the brand's own sender. */
  readonly mailFrom: string | undefined;
  /** Who receives contact messages; absent: the brand's own address. */
  readonly mailTo: string | undefined;
  /** Mails a second that this process may send. */
  readonly mailPerSecond: number;
  /** Mails an hour, of all processes on one database; `null` for no limit. */
  readonly mailPerHour: number | null;
  /** Automatic mails to visitors in an hour, of all processes on one database. */
  readonly automaticMailsPerHour: number;
  /** Absent: mails are not signed here. */
  readonly dkim: DkimKey | undefined;
  /** The mail service signs its reports with it; absent: reports are refused. */
  readonly mailEventsSecret: string | undefined;
  /** Token for `/metrics`; absent: there is no such route. */
  readonly metricsToken: string | undefined;
  /** Whether opens and clicks of campaigns are measured. */
  readonly mailTracking: boolean;
  /** Seals the keys in the database; absent: the server keeps one in `secret.key`. */
  readonly secretKey: string | undefined;
  readonly adminUsername: string;
  /** The first admin's one-time password; absent: a random one is printed. */
  readonly adminPassword: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** A session ends this long after signing in, even when it is used. */
  readonly sessionHours: number;
  /** An unused session ends after this time. */
  readonly sessionIdleHours: number;
  /** Addresses or CIDRs of the reverse proxies in front of this server. */
  readonly trustProxy: string | undefined;
  /** Posts of the public forms that one address may make per minute. */
  readonly formRequestsPerMinute: number;
  /** Whether pages of other localhost ports may call the API. `npm run dev` sets it with `NODE_ENV=development`. */
  readonly allowsDevelopmentOrigins: boolean;
  /** Who writes reports, and with whose key. */
  readonly ai: AiConfig;
}

/** Names every error of the configuration, one a line, in plain words. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['The configuration has faults:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

const anyWholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );
const wholeNumber = (min: number, max: number, standard: number) =>
  z.prefault(anyWholeNumber(min, max), String(standard));

/** A number with at most two decimals. */
const decimal = (min: number, max: number, standard: number) =>
  z.prefault(
    z.pipe(
      z.string().check(z.regex(/^\d(\.\d{1,2})?$/)),
      z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
    ),
    String(standard),
  );

const emailAddress = /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/;
/** `info@example.nl`, or with a name: `FNC <info@example.nl>`. */
const mailbox = z.string().check(
  z.refine((text) => {
    const [, named] = /^[^<>\r\n]+<([^<>]+)>$/.exec(text) ?? [];
    return emailAddress.test(named ?? text);
  }),
);

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8` */
function isAddressRange(text: string): boolean {
  const [, ip = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const version = isIP(ip);
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

/** Only an origin: every browser would see a secret in the address. */
const isPlainAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
};

/** What a variable must be, worded for its error. */
const hints = {
  PORT: 'must be a whole number from 0 to 65535, for example 4000',
  HOST: 'must be a host name or an address, for example 127.0.0.1',
  DATA_DIR: 'must be the path of a folder, for example ./data',
  DATABASE_URL: 'must start with file: or postgres://, for example postgres://fnc:secret@localhost:5432/fnc',
  BACKUPS: 'must be on or off',
  BACKUP_DIR: 'must be the path of a folder, for example /mnt/backups',
  PUBLIC_URL: 'must be a web address, for example https://www.example.nl',
  SMTP_URL: 'must start with smtp:// or smtps://, for example smtps://user:secret@mail.example.nl:465',
  SMTP_ALLOW_PLAIN: 'must be on or off',
  MAIL_FROM: 'must be an email address, for example FNC <info@example.nl>',
  MAIL_TO: 'must be an email address, for example advies@example.nl',
  MAIL_PER_SECOND: 'must be a whole number from 1 to 1000000, for example 20',
  MAIL_PER_HOUR: 'must be a whole number from 1 to 1000000, for example 500',
  MAIL_AUTOMATIC_PER_HOUR: 'must be a whole number from 1 to 1000000, for example 300',
  DKIM_DOMAIN: 'must be a domain, for example example.nl',
  DKIM_SELECTOR: 'must be letters, digits and hyphens, for example fnc2026',
  DKIM_PRIVATE_KEY: 'must be a private key in PEM',
  DKIM_PRIVATE_KEY_FILE: 'must be the path of a file, for example ./data/dkim.pem',
  MAIL_EVENTS_SECRET: 'must have at least 16 and at most 200 characters without spaces',
  METRICS_TOKEN: 'must have at least 16 and at most 200 characters without spaces',
  MAIL_TRACKING: 'must be on or off',
  SECRET_KEY:
    'must have at least 32 and at most 500 characters without spaces, for example from openssl rand -base64 32',
  ADMIN_USERNAME: 'must be a name of at most 100 characters without spaces, for example admin',
  ADMIN_PASSWORD: 'must have at least 8 and at most 200 characters',
  LOG_LEVEL: 'must be one of fatal, error, warn, info, debug, silent, for example info',
  SESSION_HOURS: 'must be a whole number of hours from 1 to 720, for example 168',
  SESSION_IDLE_HOURS: 'must be a whole number of hours from 1 to 720, for example 12',
  TRUST_PROXY: 'must be addresses or CIDRs separated by commas, for example 127.0.0.1,10.0.0.0/8',
  FORM_REQUESTS_PER_MINUTE: 'must be a whole number from 1 to 1000000, for example 20',
  NODE_ENV: 'must be a word, for example production',
  AI_BASE_URL: 'must be a web address without a user, a query or a #, for example https://api.openai.com/v1',
  AI_MODEL: 'must be a name of at most 200 characters without spaces, for example gpt-4',
  AI_API_KEY: 'must be a key of at most 500 characters without spaces',
  AI_MAX_TOKENS: 'must be a whole number from 1 to 1000000, for example 4000',
  AI_TEMPERATURE: 'must be a number from 0 to 2 with at most two decimals, for example 0.7',
} as const;

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 4000),
  HOST: z.prefault(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  DATA_DIR: z.prefault(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^(file:.|postgres(ql)?:\/\/.)/))),
  BACKUPS: z.prefault(z.enum(['on', 'off']), 'on'),
  BACKUP_DIR: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  SMTP_ALLOW_PLAIN: z.prefault(z.enum(['on', 'off']), 'off'),
  MAIL_FROM: z.optional(mailbox),
  MAIL_TO: z.optional(z.string().check(z.regex(emailAddress))),
  MAIL_PER_SECOND: wholeNumber(1, 1_000_000, 20),
  MAIL_PER_HOUR: z.optional(anyWholeNumber(1, 1_000_000)),
  MAIL_AUTOMATIC_PER_HOUR: wholeNumber(1, 1_000_000, 300),
  DKIM_DOMAIN: z.optional(z.string().check(z.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/i))),
  DKIM_SELECTOR: z.optional(z.string().check(z.regex(/^[a-z\d](?:[a-z\d.-]{0,61}[a-z\d])?$/i))),
  DKIM_PRIVATE_KEY: z.optional(z.string()),
  DKIM_PRIVATE_KEY_FILE: z.optional(z.string()),
  MAIL_EVENTS_SECRET: z.optional(z.string().check(z.regex(/^[\x21-\x7E]{16,200}$/))),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7E]{16,200}$/))),
  MAIL_TRACKING: z.prefault(z.enum(['on', 'off']), 'off'),
  SECRET_KEY: z.optional(z.string().check(z.regex(secretKeyForm))),
  ADMIN_USERNAME: z.prefault(z.string().check(z.regex(/^\S+$/), z.maxLength(100)), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
  LOG_LEVEL: z.prefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  SESSION_HOURS: wholeNumber(1, 720, 168),
  SESSION_IDLE_HOURS: wholeNumber(1, 720, 12),
  TRUST_PROXY: z.optional(z.string().check(z.refine((list) => list.split(',').every(isAddressRange)))),
  FORM_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 20),
  NODE_ENV: z.optional(z.string()),
  AI_BASE_URL: z.prefault(z.url({ protocol: /^https?$/ }).check(z.refine(isPlainAddress)), defaultAiSettings.baseUrl),
  AI_MODEL: z.prefault(z.string().check(z.regex(/^\S+$/), z.maxLength(200)), defaultAiSettings.model),
  AI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7E]+$/), z.maxLength(500))),
  AI_MAX_TOKENS: wholeNumber(1, 1_000_000, defaultAiSettings.maxTokens),
  AI_TEMPERATURE: decimal(0, 2, defaultAiSettings.temperature),
} satisfies Record<keyof typeof hints, z.ZodMiniType>);

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/**
 * @param variables the environment; an empty value means "not set"
 * @param baseDir   base of relative paths: the root of the repository
 * @throws ConfigError that names every error at once
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>, baseDir: string): Config {
  const set = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(set);
  const dkim = readDkim(set, baseDir);
  const faults = [...(parsed.success ? [] : faultsOf(parsed.error)), ...smtpFaults(set), ...dkimFaults(set, dkim)];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  const dataDir = path.resolve(baseDir, values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir,
    databaseUrl: databaseUrl(values.DATABASE_URL, dataDir, baseDir),
    backupDir:
      values.BACKUPS === 'off' ? null : path.resolve(baseDir, values.BACKUP_DIR ?? path.join(dataDir, 'backups')),
    publicUrl: values.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    smtp: smtpOf(values.SMTP_URL, values.SMTP_ALLOW_PLAIN === 'on'),
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    mailPerSecond: values.MAIL_PER_SECOND,
    mailPerHour: values.MAIL_PER_HOUR ?? null,
    automaticMailsPerHour: values.MAIL_AUTOMATIC_PER_HOUR,
    dkim: dkim.key,
    mailEventsSecret: values.MAIL_EVENTS_SECRET,
    metricsToken: values.METRICS_TOKEN,
    mailTracking: values.MAIL_TRACKING === 'on',
    secretKey: values.SECRET_KEY,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    logLevel: values.LOG_LEVEL,
    sessionHours: values.SESSION_HOURS,
    sessionIdleHours: values.SESSION_IDLE_HOURS,
    trustProxy: values.TRUST_PROXY,
    formRequestsPerMinute: values.FORM_REQUESTS_PER_MINUTE,
    allowsDevelopmentOrigins: values.NODE_ENV === 'development',
    ai: {
      baseUrl: values.AI_BASE_URL.replace(/(?<!\/)\/+$/, ''),
      model: values.AI_MODEL,
      apiKey: values.AI_API_KEY,
      maxTokens: values.AI_MAX_TOKENS,
      temperature: values.AI_TEMPERATURE,
    },
  };
}

const smtpOf = (url: string | undefined, allowPlain: boolean): Config['smtp'] =>
  url === undefined ? undefined : { url, security: smtpSecurityOf(url, allowPlain) };

/** `null`: mails are written to a folder. */
export const smtpHostOf = ({ smtp }: Pick<Config, 'smtp'>): string | null =>
  smtp === undefined ? null : new URL(smtp.url).hostname;

/** The mail library lets a query override settings: `?tls.rejectUnauthorized=false` turns off certificate checks. */
const smtpFaults = ({ SMTP_URL: url }: Readonly<Record<string, string | undefined>>): string[] =>
  url !== undefined && /[?#]/.test(url)
    ? ['SMTP_URL must have nothing after the port: write a ? or # of the password as %3F or %23.']
    : [];

function faultsOf(error: z.core.$ZodError): string[] {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return [...names].map((name) => `${name} ${hints[name as keyof typeof hints]}.`);
}

function databaseUrl(given: string | undefined, dataDir: string, baseDir: string): string {
  if (given === undefined) return `file:${path.join(dataDir, 'fnc.db')}`;
  if (!given.startsWith('file:')) return given;
  return `file:${path.resolve(baseDir, given.replace(/^file:(\/\/)?/, ''))}`;
}
