import { describe, expect, it } from 'vitest';
import { readSecurity } from '../generated/calls/security.ts';
import type { Client } from './client.ts';
import { repeatAfterProof } from './step-up.ts';
import type { Failure } from './wire.ts';

const refused: Failure = {
  ok: false,
  code: 'step_up_required',
  status: 403,
  message: 'Confirm that it is you.',
  data: { kinds: ['authenticator', 'recovery_code', 'palm_reading'] },
  requestId: 'req_1',
};

function world(isProven: boolean) {
  const calls: string[] = [];
  const client: Client = {
    send: async (_, { key }) => {
      calls.push(key ?? 'no key');
      return calls.length === 1 ? refused : { ...refused, code: 'not_found' };
    },
  };
  const asked: unknown[] = [];
  const repeating = repeatAfterProof(client, async (kinds) => {
    asked.push(kinds);
    return isProven;
  });
  return { calls, asked, send: () => repeating.send(readSecurity, { key: 'the one key' }) };
}

describe('repeatAfterProof', () => {
  it('sends the call again with its own key once the proof was given', async () => {
    const { calls, asked, send } = world(true);
    expect(await send()).toMatchObject({ code: 'not_found' });
    expect(calls).toEqual(['the one key', 'the one key']);
    expect(asked).toEqual([['authenticator', 'recovery_code']]);
  });

  it('gives the refusal back when nobody proved anything', async () => {
    const { calls, send } = world(false);
    expect(await send()).toMatchObject({ code: 'step_up_required' });
    expect(calls).toHaveLength(1);
  });
});
