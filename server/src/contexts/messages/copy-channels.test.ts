import { describe, expect, it } from 'vitest';
import { copyChannels, type Reader } from './copy-channels.ts';

/** agents-loyalty-money.md G: security always, the others where they are ticked. */
const nobody: Reader = { proven: new Set(), chosen: new Set(), consents: new Set() };
const both: Reader = { ...nobody, proven: new Set(['sms', 'email']) };

describe('copyChannels', () => {
  it.each([
    ['nothing to whom nothing was proven', 'security_password', nobody, []],
    ['what nobody may miss by e-mail', 'security_password', both, ['email']],
    ['or by SMS without one', 'limit_set', { ...nobody, proven: new Set(['sms']) }, ['sms']],
    ['nothing that was not ticked', 'withdraw_paid', both, []],
    [
      'what was ticked, by each channel',
      'withdraw_paid',
      { ...both, chosen: new Set(['money sms', 'money email', 'account sms']) },
      ['email', 'sms'],
    ],
    [
      'nothing to an address that was not proven',
      'withdraw_paid',
      { ...nobody, chosen: new Set(['money email']) },
      [],
    ],
    [
      'nothing of what has no copies',
      'withdraw_requested',
      { ...both, chosen: new Set(['money email']) },
      [],
    ],
  ] as const)('sends %s', (_name, type, reader, channels) => {
    expect(copyChannels(type, reader as Reader)).toEqual(channels);
  });
});
