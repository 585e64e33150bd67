import { describe, expect, it } from 'vitest';
import { failureKind } from './failure-kind.ts';

describe('failureKind', () => {
  it.each([
    ['network_abnormal', '', false, 'offline'],
    ['network_abnormal', '', true, 'unreachable'],
    ['load_timeout', '', true, 'timeout'],
    ['answer_unreadable', '', true, 'server'],
    ['internal_error', 'Something failed on our side.', true, 'answered'],
    ['round_not_found', "We can't find that round.", false, 'answered'],
    ['not_signed_in', '', true, 'unknown'],
  ] as const)('of %s %j with the line up (%j) is %s', (code, message, isOnline, kind) => {
    expect(failureKind({ code, message }, isOnline)).toBe(kind);
  });
});
