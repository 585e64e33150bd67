import { operatorName, type RateClass } from '@portal/protocol';
import { z } from 'zod';
import type { SenderSettings } from './contexts/delivery/index.ts';
import { subnetOf } from './platform/http/client-address.ts';
import type { EdgeCaps, EdgeSettings } from './platform/http/edge-settings.ts';
import { defaultCaps } from './platform/http/edge-settings.ts';
import { logLevels } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

/** Every setting of the process. Brand settings are data of the `site` context, not environment. */
const settings = {
  PORT: {
    schema: wholeNumber(0, 65_535).default(8080),
    help: 'Port of the site; 0 takes a free one.',
  },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), help: 'Address to listen on.' },
  DATA_DIR: {
    schema: z.string().min(1).default('var'),
    help: 'Folder of the embedded database and of the first accounts.',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(?:ql)?:\/\/\S+$/u, 'must be a postgres:// address')
      .optional(),
    help: 'A PostgreSQL 15 or newer; absent starts the embedded one.',
  },
  SECRETS_KEYS: {
    schema: z.string().default(''),
    help: 'Keys of the secrets in the database, base64 of 32 bytes each; the first one encrypts.',
  },
  SECRETS_KEY_FILE: {
    schema: z.string().min(1).optional(),
    help: 'A file with such keys, one a line; a demo and the embedded database make their own.',
  },
  OPERATORS: {
    schema: z
      .string()
      .refine((text) => listOf(text).every((name) => operatorName.test(name)), {
        error: 'must be names of 3 to 32 letters, digits, dots, hyphens or underscores',
      })
      .optional(),
    help: 'Names of owners beside the first, each another person; a demo makes "colleague".',
  },
  SITE: { schema: z.string().min(1).optional(), help: 'A site-configuration file.' },
  DEMO: {
    schema: z.enum(['0', '1']).optional(),
    help: '1 seeds the demo site, 0 starts an empty one; 1 unless DATABASE_URL is set.',
  },
  DEMO_DAYS: {
    schema: wholeNumber(0, 60).default(60),
    help: 'Days of past that a demo site is given at its first start; 0 for none.',
  },
  LOG_LEVEL: { schema: z.enum(logLevels).default('info'), help: `One of ${logLevels.join(', ')}.` },
  METRICS_PORT: {
    schema: wholeNumber(0, 65_535).default(0),
    help: 'Loopback port of /metrics; 0 takes a free one, which is logged.',
  },
  DATABASE_POOL_SIZE: {
    schema: wholeNumber(2, 500).default(12),
    help: 'Database connections of this node.',
  },
  JOBS_AT_ONCE: {
    schema: wholeNumber(1, 50).default(2),
    help: 'Background jobs at the same time.',
  },
  DRAIN_MILLISECONDS: {
    schema: wholeNumber(0, 20_000).default(300),
    help: 'Time between "not ready" and the closing of the port.',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default('')
      .refine((text) => listOf(text).every((proxy) => subnetOf(proxy) !== undefined), {
        error: 'must be addresses or CIDRs, separated by commas',
      }),
    help: 'Proxies that name the caller, as addresses or CIDRs; see docs/operating/proxies.md.',
  },
  SMS_URL: {
    schema: httpAddress().optional(),
    help: 'Takes an SMS by POST; absent keeps them for operators. See docs/operating/messages.md.',
  },
  SMS_AUTHORIZATION: {
    schema: z.string().min(1).optional(),
    help: 'Sent to SMS_URL as Authorization.',
  },
  SMS_TEMPLATE: {
    schema: z
      .string()
      .refine((text) => text.includes('{to}') && text.includes('{text}'), {
        error: 'must hold {to} and {text}',
      })
      .default('{"to":"{to}","text":"{text}"}'),
    help: 'What SMS_URL gets: JSON, or a form as to={to}&text={text}.',
  },
  SMS_TIMEOUT_MILLISECONDS: {
    schema: wholeNumber(100, 60_000).default(5000),
    help: 'How long SMS_URL may take to answer.',
  },
  SMTP_URL: {
    schema: z
      .string()
      .regex(/^smtps?:\/\/\S+$/u, 'must be an smtp:// or smtps:// address')
      .optional(),
    help: 'Sends e-mail; absent keeps it for operators.',
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/u, 'must be an e-mail address')
      .optional(),
    help: 'The sender of e-mail; needed with SMTP_URL.',
  },
  SIGN_IN_FILE: {
    schema: z.string().min(1).optional(),
    help: 'Accounts with others who sign people in, as JSON; see docs/operating/sign-in.md.',
  },
  VENDORS_FILE: {
    schema: z.string().min(1).optional(),
    help: 'What vendors of games say of themselves, as JSON; see docs/operating/vendors.md.',
  },
  PAYMENTS_FILE: {
    schema: z.string().min(1).optional(),
    help: 'What providers of payments say of themselves, as JSON; see docs/operating/payments.md.',
  },
  WALLET_URL: {
    schema: httpAddress().optional(),
    help: 'Our own address as vendors and providers reach it; a demo on this machine needs none.',
  },
  BEACON_URL: {
    schema: httpAddress().optional(),
    help: 'A node of drand, such as https://api.drand.sh; lottery games with a beacon need one.',
  },
  REGIONS_FILE: {
    schema: z.string().min(1).optional(),
    help: 'Countries of addresses, as .mmdb; absent knows overrides only. See docs/operating/regions.md.',
  },
  HOSTING_FILE: {
    schema: z.string().min(1).optional(),
    help: 'Networks of hosting and VPNs that are refused, a block a line. See docs/operating/regions.md.',
  },
  BACKOFFICE_HOST: {
    schema: z
      .string()
      .regex(/^[a-z\d.-]+$/iu, 'must be the name of a host')
      .optional(),
    help: 'Host of the back office alone; absent serves it beside the portal, on one origin.',
  },
  CONNECTIONS: {
    schema: wholeNumber(16, 1_000_000).default(defaultCaps.connections),
    help: 'Open connections of this node; proxies are not counted.',
  },
  CONNECTIONS_PER_BLOCK: {
    schema: wholeNumber(1, 1_000_000).default(defaultCaps.connectionsPerBlock),
    help: 'Open connections of one address block, /24 of IPv4 or /56 of IPv6.',
  },
  SOCKETS: {
    schema: wholeNumber(0, 1_000_000).default(defaultCaps.sockets),
    help: 'Of these connections, sockets that stay open; pages without one ask again by themselves.',
  },
  SOCKETS_PER_BLOCK: {
    schema: wholeNumber(0, 1_000_000).default(defaultCaps.socketsPerBlock),
    help: 'Sockets of one address block.',
  },
  PLACES_PLAY: place('play', 'Bets and rounds'),
  PLACES_WRITE: place('write', 'Other changes'),
  PLACES_CREDENTIALS: place('credentials', 'Logins and registrations'),
  PLACES_READ: place('read', 'Reads'),
  PLACES_CODES: place('codes', 'Captchas and codes'),
  PLACES_PER_BLOCK_PERCENT: {
    schema: wholeNumber(1, 100).default(defaultCaps.placesPerBlockPercent),
    help: 'The part of each of these that one address block may take.',
  },
} as const;

type Name = keyof typeof settings;
const names = Object.keys(settings) as readonly Name[];

const schema = z.object({
  PORT: settings.PORT.schema,
  HOST: settings.HOST.schema,
  DATA_DIR: settings.DATA_DIR.schema,
  DATABASE_URL: settings.DATABASE_URL.schema,
  SECRETS_KEYS: settings.SECRETS_KEYS.schema,
  SECRETS_KEY_FILE: settings.SECRETS_KEY_FILE.schema,
  OPERATORS: settings.OPERATORS.schema,
  SITE: settings.SITE.schema,
  DEMO: settings.DEMO.schema,
  DEMO_DAYS: settings.DEMO_DAYS.schema,
  LOG_LEVEL: settings.LOG_LEVEL.schema,
  METRICS_PORT: settings.METRICS_PORT.schema,
  DATABASE_POOL_SIZE: settings.DATABASE_POOL_SIZE.schema,
  JOBS_AT_ONCE: settings.JOBS_AT_ONCE.schema,
  DRAIN_MILLISECONDS: settings.DRAIN_MILLISECONDS.schema,
  TRUSTED_PROXIES: settings.TRUSTED_PROXIES.schema,
  SMS_URL: settings.SMS_URL.schema,
  SMS_AUTHORIZATION: settings.SMS_AUTHORIZATION.schema,
  SMS_TEMPLATE: settings.SMS_TEMPLATE.schema,
  SMS_TIMEOUT_MILLISECONDS: settings.SMS_TIMEOUT_MILLISECONDS.schema,
  SMTP_URL: settings.SMTP_URL.schema,
  MAIL_FROM: settings.MAIL_FROM.schema,
  SIGN_IN_FILE: settings.SIGN_IN_FILE.schema,
  VENDORS_FILE: settings.VENDORS_FILE.schema,
  PAYMENTS_FILE: settings.PAYMENTS_FILE.schema,
  WALLET_URL: settings.WALLET_URL.schema,
  BEACON_URL: settings.BEACON_URL.schema,
  REGIONS_FILE: settings.REGIONS_FILE.schema,
  HOSTING_FILE: settings.HOSTING_FILE.schema,
  BACKOFFICE_HOST: settings.BACKOFFICE_HOST.schema,
  CONNECTIONS: settings.CONNECTIONS.schema,
  CONNECTIONS_PER_BLOCK: settings.CONNECTIONS_PER_BLOCK.schema,
  SOCKETS: settings.SOCKETS.schema,
  SOCKETS_PER_BLOCK: settings.SOCKETS_PER_BLOCK.schema,
  PLACES_PLAY: settings.PLACES_PLAY.schema,
  PLACES_WRITE: settings.PLACES_WRITE.schema,
  PLACES_CREDENTIALS: settings.PLACES_CREDENTIALS.schema,
  PLACES_READ: settings.PLACES_READ.schema,
  PLACES_CODES: settings.PLACES_CODES.schema,
  PLACES_PER_BLOCK_PERCENT: settings.PLACES_PER_BLOCK_PERCENT.schema,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly secretsKeys: readonly string[];
  readonly secretsKeyFile: string | undefined;
  readonly furtherOperators: readonly string[];
  readonly siteFile: string | undefined;
  readonly isDemo: boolean;
  readonly demoDays: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly metricsPort: number;
  readonly databasePoolSize: number;
  readonly jobsAtOnce: number;
  readonly drainMilliseconds: number;
  readonly edge: EdgeSettings;
  readonly senders: SenderSettings;
  readonly signInFile: string | undefined;
  readonly vendorsFile: string | undefined;
  readonly paymentsFile: string | undefined;
  readonly walletUrl: string | undefined;
  readonly beaconUrl: string | undefined;
  readonly regionsFile: string | undefined;
  readonly hostingFile: string | undefined;
}

/** Throws {@link StartError} with one sentence per bad or unknown value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty value is how shells and compose files say "not set".
  const given = Object.fromEntries(
    names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = schema.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(
      (issue) =>
        `${issue.path.join('.')}=${given[issue.path.join('.')] ?? ''} is not valid: ${issue.message}.`,
    ),
    ...(given['SMTP_URL'] !== undefined && given['MAIL_FROM'] === undefined
      ? ['SMTP_URL needs MAIL_FROM, the sender of e-mail.']
      : []),
    ...(parsed.success && lacksAddress(toConfig(parsed.data))
      ? ['PAYMENTS_FILE needs WALLET_URL, our own address as providers of payments reach it.']
      : []),
    ...Object.keys(environment)
      .filter((name) => name.startsWith('PORTAL_'))
      .map((name) => `${name} is not a setting of this server; see .env.example.`),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new StartError(faults.join('\n'));
  }
  return Object.freeze(toConfig(parsed.data));
}

function toConfig(values: z.output<typeof schema>): Config {
  const isDemo =
    values.DEMO === undefined ? values.DATABASE_URL === undefined : values.DEMO === '1';
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    secretsKeys: listOf(values.SECRETS_KEYS),
    secretsKeyFile: values.SECRETS_KEY_FILE,
    furtherOperators: listOf(values.OPERATORS ?? (isDemo ? 'colleague' : '')),
    siteFile: values.SITE,
    isDemo,
    demoDays: values.DEMO_DAYS,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    jobsAtOnce: values.JOBS_AT_ONCE,
    drainMilliseconds: values.DRAIN_MILLISECONDS,
    edge: {
      caps: capsOf(values),
      trust: { proxies: listOf(values.TRUSTED_PROXIES), isDemo },
      backofficeHost: values.BACKOFFICE_HOST,
    },
    senders: sendersOf(values),
    signInFile: values.SIGN_IN_FILE,
    vendorsFile: values.VENDORS_FILE,
    paymentsFile: values.PAYMENTS_FILE,
    walletUrl: values.WALLET_URL,
    beaconUrl: values.BEACON_URL,
    regionsFile: values.REGIONS_FILE,
    hostingFile: values.HOSTING_FILE,
  };
}

/** Providers of a demo stand beside it; those of an operated site cannot guess where it is. */
function lacksAddress({ paymentsFile, walletUrl, isDemo }: Config): boolean {
  return paymentsFile !== undefined && walletUrl === undefined && !isDemo;
}

function sendersOf(values: z.output<typeof schema>): SenderSettings {
  const { SMS_URL: smsUrl, SMTP_URL: smtpUrl, MAIL_FROM: from } = values;
  return {
    sms:
      smsUrl === undefined
        ? undefined
        : {
            url: smsUrl,
            authorization: values.SMS_AUTHORIZATION,
            template: values.SMS_TEMPLATE,
            timeoutMilliseconds: values.SMS_TIMEOUT_MILLISECONDS,
          },
    email: smtpUrl === undefined || from === undefined ? undefined : { url: smtpUrl, from },
  };
}

function capsOf(values: z.output<typeof schema>): EdgeCaps {
  return {
    connections: values.CONNECTIONS,
    connectionsPerBlock: values.CONNECTIONS_PER_BLOCK,
    sockets: values.SOCKETS,
    socketsPerBlock: values.SOCKETS_PER_BLOCK,
    places: {
      play: values.PLACES_PLAY,
      write: values.PLACES_WRITE,
      credentials: values.PLACES_CREDENTIALS,
      read: values.PLACES_READ,
      codes: values.PLACES_CODES,
    },
    placesPerBlockPercent: values.PLACES_PER_BLOCK_PERCENT,
  };
}

/** The text of `.env.example`. */
export function envExample(): string {
  const entries = names.map((name) => {
    const value = settings[name].schema.safeParse(undefined).data;
    return `# ${settings[name].help}\n#${name}=${value ?? ''}\n`;
  });
  return `# Settings of the server, with their defaults. Generated from server/src/config.ts.\n\n${entries.join('\n')}`;
}

/** With secrets in it, so the open network needs TLS; a provider on this machine does not. */
function httpAddress() {
  return z
    .string()
    .regex(
      /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))\S*$/u,
      'must be an https:// address, or http:// on this machine',
    );
}

function listOf(text: string): readonly string[] {
  return text.split(/[\s,]+/u).filter(Boolean);
}

function place(rate: RateClass, label: string) {
  return {
    schema: wholeNumber(1, 100_000).default(defaultCaps.places[rate]),
    help: `${label} at work at the same time on this node.`,
  };
}

function wholeNumber(smallest: number, largest: number) {
  return z.coerce
    .number(`must be a whole number from ${smallest} to ${largest}`)
    .int(`must be a whole number from ${smallest} to ${largest}`)
    .min(smallest, `must be at least ${smallest}`)
    .max(largest, `must be at most ${largest}`);
}
