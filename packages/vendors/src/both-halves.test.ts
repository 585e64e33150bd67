import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalletCall, WalletCommand } from './command.ts';
import { dialectNames, type DialectName } from './dialect.ts';
import { dialects, hasKeyPairs } from './dialects.ts';
import { newKeyPair } from './keys.ts';
import { outcomeCodes } from './outcome.ts';

const vendorPair = newKeyPair(1024);
const ownPair = newKeyPair(1024);
const secret = 'shared-secret';

function keysOf(name: DialectName) {
  const isRsa = hasKeyPairs(name);
  return {
    vendor: {
      merchantId: 'm-1',
      signing: isRsa ? vendorPair.privateKey : secret,
      accepted: [isRsa ? ownPair.publicKey : secret],
    },
    operator: {
      merchantId: 'm-1',
      signing: isRsa ? ownPair.privateKey : secret,
      accepted: [isRsa ? vendorPair.publicKey : secret],
    },
  };
}

const id = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' });
const amountMinor = fc.bigInt({ min: 0n, max: 10n ** 9n });
const commands = fc.oneof(
  fc.record({ kind: fc.constant('BET' as const), txId: id, roundId: id, amountMinor }),
  fc.record({ kind: fc.constant('WIN' as const), txId: id, refTxId: id, roundId: id, amountMinor }),
  fc.record({ kind: fc.constant('ROLLBACK' as const), txId: id, refTxId: id, roundId: id }),
  fc.record({ kind: fc.constant('PROMO_WIN' as const), txId: id, campaignId: id, amountMinor }),
);

describe.each(dialectNames)('both halves of %s', (name) => {
  const dialect = dialects[name];
  const { vendor, operator } = keysOf(name);

  it('agree on every call that one writes', () => {
    fc.assert(
      fc.property(commands, fc.constantFrom('USD', 'JPY', 'KWD', 'VND'), (command, currency) => {
        const call: WalletCall = {
          requestId: 'r-1',
          playerId: 'mbr_1',
          sessionToken: 't-1',
          gameCode: 'reels',
          currency,
          commands: [command],
        };
        const wire = dialect.write(call, { keys: vendor, nowMs: 1000, nonce: 'n' });
        const reading = wire && dialect.read(wire, { keys: operator, nowMs: 1000 });
        expect(reading).toMatchObject({ ok: true, call: { playerId: 'mbr_1', currency } });
        const [read] = reading?.ok === true ? reading.call.commands : [];
        expect(meant(read)).toEqual(meant(command));
      }),
      { numRuns: hasKeyPairs(name) ? 20 : 100 },
    );
  });

  it('agree on what a prize is of, as far as the dialect has words for it', () => {
    const prize: WalletCommand = {
      kind: 'PROMO_WIN',
      txId: 'p-1',
      amountMinor: 750n,
      campaignId: 'spring',
      rewardId: 'voucher-1',
      roundsLeft: 0,
    };
    const call = { requestId: 'r-1', playerId: 'mbr_1', currency: 'USD' } as const;
    const parts = { keys: vendor, nowMs: 1000, nonce: 'n' };
    const wire = dialect.write({ ...call, commands: [prize] }, parts);
    const reading = wire && dialect.read(wire, { keys: operator, nowMs: 1000 });
    const [read] = reading?.ok === true ? reading.call.commands : [];
    const { campaignId, rewardId, roundsLeft } = read ?? {};
    // The other two tell one id of what the player was given, and no more.
    const isWhole = name !== 'softswiss' && name !== 'slotegrator';
    expect({ campaignId, rewardId, roundsLeft }).toEqual(
      isWhole
        ? { campaignId: 'spring', rewardId: 'voucher-1', roundsLeft: 0 }
        : { campaignId: undefined, rewardId: 'voucher-1', roundsLeft: undefined },
    );
  });

  it('refuse a jackpot of which a part is no amount (rule 25)', () => {
    const jackpot = { progressiveMinor: 500n, fixedMinor: 9n * 10n ** 20n };
    const prize = { kind: 'PROMO_WIN', txId: 'p-1', amountMinor: 750n, jackpot } as const;
    const call = { requestId: 'r-1', playerId: 'mbr_1', currency: 'USD' } as const;
    const parts = { keys: vendor, nowMs: 1000, nonce: 'n' };
    const wire = dialect.write({ ...call, commands: [{ ...prize, roundId: 'g-1' }] }, parts);
    const reading = wire && dialect.read(wire, { keys: operator, nowMs: 1000 });
    expect(reading).toMatchObject({ ok: false, code: 'amount_invalid' });
  });

  it('agree on what every outcome means', () => {
    const call: WalletCall = {
      requestId: 'r-1',
      currency: 'USD',
      commands: [{ kind: 'BET', txId: 'b-1', amountMinor: 50n }],
    };
    for (const code of outcomeCodes) {
      const outcome = { code, currency: 'USD', balanceMinor: 1234n, commands: [{ code }], atMs: 0 };
      const answer = dialect.answer({ call, requestId: 'r-1' }, outcome, operator);
      expect(dialect.hear(call, answer, vendor).codes, code).toContain(code);
      expect(dialect.hear(call, answer, vendor).balanceMinor, code).toBe(1234n);
    }
  });

  it('take an answer that nobody can read for none', () => {
    const call: WalletCall = { requestId: 'r-1', currency: 'USD', commands: [{ kind: 'BALANCE' }] };
    for (const body of ['', '<html>', '[]', '{"status":"HELLO","statusCode":7}']) {
      const heard = dialect.hear(call, { status: 502, headers: {}, body }, vendor);
      expect(heard).toMatchObject({
        mayRepeat: true,
        codes: expect.arrayContaining(['try_again']) as unknown,
      });
    }
  });
});

/** What dialects carry of a command; a win names its bet or its round, and is one settlement. */
function meant(read: WalletCommand | undefined) {
  const { kind, txId, amountMinor: minor } = read ?? {};
  return { kind: kind === 'SETTLE' ? 'WIN' : kind, txId, minor: minor ?? 0n };
}

it('sea says on which line a bet is, and which legs of a parlay were void', () => {
  const { vendor, operator } = keysOf('sea');
  const terms = { selection: 'Ostra', marketKey: 'm-7:winner', side: 'HOME' };
  const stake = { kind: 'BET', txId: 'b-1', roundId: 'r-1', amountMinor: 100n, terms } as const;
  const end = { kind: 'SETTLE', txId: 's-1', refTxId: 'b-1', amountMinor: 0n, voidLegs: [1, 3] };
  const readBack = (command: WalletCommand) => {
    const call = { requestId: 'r-1', playerId: 'mbr_1', currency: 'USD' } as const;
    const parts = { keys: vendor, nowMs: 1000, nonce: 'n' };
    const wire = dialects.sea.write({ ...call, commands: [command] }, parts);
    const reading = wire && dialects.sea.read(wire, { keys: operator, nowMs: 1000 });
    return reading?.ok === true ? reading.call.commands[0] : undefined;
  };
  expect(readBack(stake)?.terms).toMatchObject(terms);
  const free = { feature: 'FREE_SPIN', funding: 'FREEBET', coverage: '0.75' } as const;
  expect(readBack({ ...stake, terms: free })?.terms).toMatchObject(free);
  expect(readBack({ ...stake, terms: { coverage: '1.01' } })).toBeUndefined();
  expect(readBack({ ...end, kind: 'SETTLE' })?.voidLegs).toEqual([1, 3]);
  expect(readBack({ ...end, kind: 'SETTLE', voidLegs: [0] })).toBeUndefined();
});
