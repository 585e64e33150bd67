/// <reference lib="dom" />
import type { Failure, TransportCode } from './wire.ts';
import { CallFailed } from './wire.ts';

interface Accepted {
  readonly ok: true;
  readonly value: unknown;
  readonly isReplay: boolean;
}

/** Opens the envelope of api.md; anything else is a transport failure, never a half-read value. */
export async function readAnswer(response: Response): Promise<Accepted | Failure> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const envelope: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
  if (!isRecord(envelope)) {
    return transportFailure('answer_unreadable', response.status);
  }
  if (envelope['success'] === true) {
    const isReplay = response.headers.get('idempotent-replay') === 'true';
    return { ok: true, value: envelope['value'], isReplay };
  }
  return {
    ok: false,
    code: textOf(envelope['code']),
    status: response.status,
    message: textOf(envelope['message']),
    data: isRecord(envelope['data']) ? envelope['data'] : {},
    requestId: textOf(envelope['requestId']),
  };
}

/**
 * What a thrown error means to the screen: time ran out, the line is down, or it was a failure
 * itself.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) {
    return error.failure;
  }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return transportFailure(isTimeout ? 'load_timeout' : 'network_abnormal', 0);
}

function transportFailure(code: TransportCode, status: number): Failure {
  return { ok: false, code, status, message: '', data: {}, requestId: '' };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
