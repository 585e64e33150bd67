import type { Failure } from './wire.ts';

/**
 * What a failure is to the person who waits: the device is offline; the server was not reached, or
 * took too long; it failed; or it answered, and its own sentence says what.
 */
export type FailureKind = 'offline' | 'unreachable' | 'timeout' | 'server' | 'answered' | 'unknown';

export function failureKind(
  { code, message }: Pick<Failure, 'code' | 'message'>,
  isOnline: boolean,
): FailureKind {
  if (message !== '') {
    return 'answered';
  }
  switch (code) {
    case 'network_abnormal':
      return isOnline ? 'unreachable' : 'offline';
    case 'load_timeout':
      return 'timeout';
    case 'answer_unreadable':
      return 'server';
    default:
      return 'unknown';
  }
}
