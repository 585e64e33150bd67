import type { ErrorCode } from '@portal/protocol';
import { errorEntry } from '@portal/protocol';
import type { FastifyError } from 'fastify';
import type { RefusalData } from '../refusal.ts';
import { Refusal } from '../refusal.ts';
import { ReplayedRefusal } from './answer.ts';

export interface RefusalAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly success: false;
    readonly code: ErrorCode;
    readonly message: string;
    readonly data: RefusalData;
    readonly requestId: string;
  };
}

/** The sentence of a code in a language, `errors` area of the catalogues. */
export type ErrorText = (locale: string, code: ErrorCode, data: RefusalData) => string;

export interface FieldFault {
  readonly path: string;
  readonly rule: string;
}

export function invalidFields(fields: readonly FieldFault[]): Refusal {
  return new Refusal('validation_failed', { fields });
}

/** Any thrown thing as a refusal; what nobody expected becomes `internal_error`. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  if (!(error instanceof Error)) {
    return new Refusal('internal_error');
  }
  const { validation, statusCode } = error as Partial<FastifyError>;
  if (validation !== undefined) {
    return invalidFields(validation.flatMap(faultsOf).slice(0, 20));
  }
  return new Refusal(frameworkCode(statusCode));
}

/** Fastify's own refusals of a request, by status. */
function frameworkCode(status: number | undefined): ErrorCode {
  switch (status) {
    case 404:
      return 'not_found';
    case 413:
      return 'payload_too_large';
    case 415:
      return 'unsupported_media_type';
    default:
      return status !== undefined && status >= 400 && status < 500
        ? 'validation_failed'
        : 'internal_error';
  }
}

interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
}

function faultsOf(fault: Fault): readonly FieldFault[] {
  const path = fault.instancePath.split('/').filter(Boolean).join('.').slice(0, 100);
  const keys = fault.params['keys'];
  if (fault.keyword === 'unrecognized_keys' && Array.isArray(keys)) {
    return keys.map((key) => ({ path: String(key).slice(0, 100), rule: 'unknown' }));
  }
  return [{ path, rule: fault.keyword }];
}

export function refusalAnswer(
  refusal: Refusal,
  caller: { readonly locale: string; readonly requestId: string; readonly errorText: ErrorText },
): RefusalAnswer {
  const entry = errorEntry(refusal.code);
  const data = Object.fromEntries(
    Object.entries(refusal.data).filter(([name]) => entry.data.includes(name)),
  );
  const wait = data['retryAfterSeconds'];
  return {
    status: entry.status,
    code: refusal.code,
    headers: {
      ...(typeof wait === 'number' && { 'retry-after': String(wait) }),
      ...(refusal instanceof ReplayedRefusal && { 'idempotent-replay': 'true' }),
    },
    body: {
      success: false,
      code: refusal.code,
      message: caller.errorText(caller.locale, refusal.code, data),
      data,
      requestId: caller.requestId,
    },
  };
}
