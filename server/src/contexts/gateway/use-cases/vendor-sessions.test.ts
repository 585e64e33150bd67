import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createMember } from '../../members/index.ts';
import { tokenHash } from '../tokens.ts';
import { enterSession } from './enter-session.ts';
import { introduceVendor } from './introduce-vendor.ts';
import { lookUpPlayers } from './look-up-players.ts';
import { openVendorSession } from './open-vendor-session.ts';

const test = testDatabase();
const vendorCode = 'SESSIONS';

/** A member with the token of a launch; nobody is signed in. */
async function launched() {
  const member = buildMember();
  return test.inUnit(async (ctx) => {
    await introduceVendor(ctx, {
      code: vendorCode,
      name: 'Sessions',
      dialect: 'softswiss',
      merchantId: 'm-1',
      key: 'a secret of both sides',
      launchSecret: 'a secret for launches',
      launchUrl: 'http://127.0.0.1:9/launch',
      games: [{ gameCode: 'one', gameType: 'FISH', name: 'One', displayNames: {} }],
    });
    await createMember(ctx, member);
    const session = { vendorCode, memberId: member.id, nodeId: '900001', device: 'test' };
    return { memberId: member.id, ...(await openVendorSession(ctx, session)) };
  });
}

const look = (memberId: string, token: string) =>
  test.inUnit((ctx) => lookUpPlayers(ctx, [{ vendorCode, memberId, tokenHash: tokenHash(token) }]));

const enterBy = (token: string) => test.inUnit((ctx) => enterSession(ctx, { vendorCode, token }));

describe('enterSession', () => {
  it('changes the token of a launch, which opens for whoever lost the answer for a minute', async () => {
    const { memberId, token } = await launched();
    const entry = { vendorCode, token };
    const first = await test.inUnit((ctx) => enterSession(ctx, entry));
    expect(first).toMatchObject({ memberId, currency: 'USD' });
    const again = await test.inUnit((ctx) => enterSession(ctx, entry));
    expect(again?.token).not.toBe(first?.token);
    test.clock.advance({ seconds: 61 });
    expect(await test.inUnit((ctx) => enterSession(ctx, entry))).toBeUndefined();
  });

  it.each([
    ['a call', (_memberId: string, token: string) => look('', token)],
    ['a call that names the player', look],
    ['another entry', (_memberId: string, token: string) => enterBy(token)],
  ])('opens no second time once %s came with the next token', async (_name, use) => {
    const { memberId, token: launchToken } = await launched();
    const lost = (await enterBy(launchToken))?.token ?? '';
    const held = (await enterBy(launchToken))?.token ?? '';
    // The token of the answer that was lost is none any more, and so ends nothing.
    await use(memberId, lost);
    const last = (await enterBy(launchToken))?.token ?? '';
    expect(await enterBy(held)).toBeUndefined();
    await Promise.all([use(memberId, last), use(memberId, last), use(memberId, last)]);
    expect(await enterBy(launchToken)).toBeUndefined();
    expect(await enterBy(last)).toMatchObject({ memberId, token: last });
    expect(await look('', last)).toMatchObject([{ memberId }]);
  });

  it('with its own token alone before any entry, a call ends nothing', async () => {
    const { memberId, token } = await launched();
    expect(await look('', token)).toMatchObject([{ memberId }]);
    expect(await enterBy(token)).toMatchObject({ memberId });
    expect(await enterBy(token)).toMatchObject({ memberId });
  });

  it('opens again with the token that holds, and leaves it (rule 3)', async () => {
    const { memberId, token: launchToken } = await launched();
    const token = (await enterBy(launchToken))?.token ?? '';
    test.clock.advance({ hours: 1 });
    expect(await enterBy(token)).toEqual({ memberId, currency: 'USD', token });
    expect(await look(memberId, token)).toHaveLength(1);
    expect(await enterBy(launchToken)).toBeUndefined();
    test.clock.advance({ hours: 24 });
    expect(await enterBy(token)).toBeUndefined();
  });

  it('opens nothing any more once the member plays from another device', async () => {
    const { memberId, token } = await launched();
    const open = (device: string) =>
      test.inUnit((ctx) =>
        openVendorSession(ctx, { vendorCode, memberId, nodeId: '900001', device }),
      );
    const enter = (entry: string) =>
      test.inUnit((ctx) => enterSession(ctx, { vendorCode, token: entry }));
    const beside = await open('test');
    expect(await enter(token)).toMatchObject({ memberId });
    const elsewhere = await open('another');
    expect(await enter(token)).toBeUndefined();
    expect(await enter(beside.token)).toBeUndefined();
    expect(await enter(elsewhere.token)).toMatchObject({ memberId });
  });

  it('opens nothing for another player or in another currency, and the token stays', async () => {
    const [one, other] = [await launched(), await launched()];
    const enter = (named: object) =>
      test.inUnit((ctx) => enterSession(ctx, { vendorCode, token: one.token, ...named }));
    expect(await enter({ playerId: other.memberId })).toBeUndefined();
    expect(await enter({ playerId: one.memberId, currency: 'VND' })).toBeUndefined();
    test.clock.advance({ seconds: 61 });
    const { memberId } = one;
    expect(await enter({ playerId: memberId, currency: 'USD' })).toMatchObject({ memberId });
  });

  it('of two at once gives both an answer, and one token holds', async () => {
    const { memberId, token } = await launched();
    const enter = () => test.inUnit((ctx) => enterSession(ctx, { vendorCode, token }));
    const entered = await Promise.all([enter(), enter()]);
    expect(entered).toMatchObject([{ memberId }, { memberId }]);
    const found = await Promise.all(entered.map((session) => look('', session?.token ?? '')));
    expect(found.filter(([player]) => player?.memberId === memberId)).toHaveLength(1);
  });

  it('opens nothing for another vendor, an unknown token, or after a day', async () => {
    const { token } = await launched();
    const other = { vendorCode: 'ANOTHER', token };
    expect(await test.inUnit((ctx) => enterSession(ctx, other))).toBeUndefined();
    const unknown = { vendorCode, token: 'nothing' };
    expect(await test.inUnit((ctx) => enterSession(ctx, unknown))).toBeUndefined();
    test.clock.advance({ hours: 25 });
    expect(await test.inUnit((ctx) => enterSession(ctx, { vendorCode, token }))).toBeUndefined();
  });
});

describe('lookUpPlayers', () => {
  it('finds a player by the token alone, with the game of the session', async () => {
    const { memberId, token } = await launched();
    expect(await look('', token)).toEqual([
      { memberId, currency: 'USD', hasLiveSession: false, nodeId: '900001' },
    ]);
  });

  it('finds who ever played there without any session, and nobody else', async () => {
    const { memberId } = await launched();
    expect(await look(memberId, 'nothing')).toMatchObject([{ memberId, hasLiveSession: false }]);
    expect(await look('mbr_stranger1', 'nothing')).toEqual([undefined]);
  });

  it('takes no session of somebody else for the own one', async () => {
    const [one, other] = [await launched(), await launched()];
    const [player] = await look(one.memberId, other.token);
    expect(player).toMatchObject({ memberId: one.memberId, hasLiveSession: false });
  });
});
