import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { adjustMember } from '../generated/calls/adjustments.ts';
import type { Client } from './client.ts';
import { repeatAfterProof } from './step-up.ts';
import type { Failure, Input, Outcome, Wire } from './wire.ts';

const refused: Failure = {
  ok: false,
  code: 'step_up_required',
  status: 403,
  message: 'Confirm that it is you.',
  data: { kinds: ['authenticator', 'recovery_code', 'palm_reading'] },
  requestId: 'req_1',
};

const call = {
  params: { id: 'mbr_0198f0aa7000' },
  body: { direction: 'credit', amount: '1.00', currency: 'THB', reason: 'a test' },
  key: 'the one key',
} as const;

function world(isProven: boolean) {
  const calls: string[] = [];
  const client: Client = {
    prepare: () => undefined,
    async send<E extends Endpoint>(_: Wire<E>, { key }: Input<E>): Promise<Outcome<E>> {
      calls.push(key ?? 'no key');
      const outcome = calls.length === 1 ? refused : { ...refused, code: 'not_found' };
      // Any endpoint is refused alike here.
      return outcome as Outcome<E>;
    },
  };
  const asked: unknown[] = [];
  const repeating = repeatAfterProof(client, async (kinds) => {
    asked.push(kinds);
    return isProven;
  });
  return { calls, asked, send: () => repeating.send(adjustMember, call) };
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

  it('has a strange place verified before, and then the proof', async () => {
    const codes = ['verification_required', 'step_up_required', 'not_found'];
    const client: Client = {
      prepare: () => undefined,
      async send<E extends Endpoint>(): Promise<Outcome<E>> {
        // Any endpoint is refused alike here.
        return { ...refused, code: codes.shift() ?? 'internal_error' } as Outcome<E>;
      },
    };
    const yes = () => Promise.resolve(true);
    const repeating = repeatAfterProof(client, yes, yes);
    expect(await repeating.send(adjustMember, call)).toMatchObject({ code: 'not_found' });
    codes.push('verification_required', 'not_found');
    const refusing = repeatAfterProof(client, yes, () => Promise.resolve(false));
    expect(await refusing.send(adjustMember, call)).toMatchObject({
      code: 'verification_required',
    });
  });
});
