import { type Logger, pino } from 'pino';

/** Names whose values never reach a log, at the top and one and two levels down. */
const secretNames = [
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
];

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Structured lines on stdout: request and actor ids as fields, secrets never (house style 4.8). */
export function createLog(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  });
}

/** Errors of drivers carry whole connections; a log line gets what explains the fault. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}
