import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdTimeFunctions,
} from 'pino';

/** Fields whose values never reach a log, at whatever depth they stand. */
const secretNames: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'newPassword',
  'paymentPassword',
  'token',
  'cookie',
  'authorization',
  'secret',
  'verificationCode',
  'realName',
  'mobileNum',
  'email',
]);
const deepest = 6;

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Structured lines on stdout: request and actor ids as fields, secrets never (STYLE.md, Server).
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    // Not pino's own redaction: that walks its paths for every child, which is every request.
    formatters: { log: (line) => withoutSecrets(line, 0) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A copy in which secrets are masked; what lies deeper than any line of ours is left out. */
function withoutSecrets(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      secretNames.has(name) ? '[secret]' : masked(value, depth + 1),
    ]),
  );
}

function masked(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => masked(item, depth));
  }
  if (!isPlain(value)) {
    return value;
  }
  return depth > deepest ? '[deep]' : withoutSecrets(value, depth);
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Errors of drivers carry whole connections; a log line gets what explains the fault. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}
