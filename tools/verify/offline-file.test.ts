import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import {
  beaconSeed,
  commitmentOf,
  drawFromSeed,
  families,
  hasInHouseDraw,
  linesHashOf,
  quicknet,
  ticketLeaf,
  ticketPath,
  ticketRoot,
} from '@portal/lottery';
import { drawRaffle, raffleCommitment, ticketListHash } from '@portal/commission';
import {
  commitment,
  createStream,
  designHash,
  expectLegal,
  type MinesAction,
  minesEngine,
  minesHouse,
  replay,
  slotDesigns,
  slotReturnMinor,
  spinSlot,
} from '@portal/games';
import { assertDefined, currency, formatAmount } from '@portal/money';
import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';

interface Step {
  readonly name: string;
  readonly isFine: boolean;
}

const file = join(import.meta.dirname, '../../apps/portal/public/verify-offline.html');

/** The script of the file, run without a page, as a browser without a network would. */
function openFile(): (proof: object) => Promise<readonly Step[]> {
  const html = readFileSync(file, 'utf8');
  const script = assertDefined(/<script>(?<code>[^]*)<\/script>/u.exec(html)?.groups?.['code'], '');
  const globals = { crypto, TextEncoder, Uint8Array, DataView };
  return runInNewContext(`${script}; check`, globals) as ReturnType<typeof openFile>;
}

describe('the file that checks without a network', () => {
  const check = openFile();

  it('asks no network for anything', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/https?:|fetch\(|src=|import /u);
  });

  it.each(families.filter(hasInHouseDraw))('draws %s as the product does', async (family) => {
    for (let issue = 1; issue <= 40; issue += 1) {
      const serverSeed = new Uint8Array(32).fill(issue);
      const place = { gameCode: 'GAME', issueNo: `20260302-${issue}` };
      const proof = {
        ...place,
        family,
        commitment: commitmentOf(serverSeed),
        serverSeed: Buffer.from(serverSeed).toString('hex'),
        draw: { zodiacYear: 'horse', ...drawFromSeed(family, { serverSeed, ...place }) },
      };
      const steps = await check(proof);
      expect(steps.map(({ isFine }) => isFine)).toEqual([true, true]);
      // Three dice fall alike once in 216 throws; three times in a row they do not.
      const others = ['x', 'y', 'z'].map((end) => ({ ...proof, issueNo: `20260302-${end}` }));
      const answers = await Promise.all(others.map(check));
      expect(answers.some(([, draw]) => draw?.isFine === false)).toBe(true);
    }
  });

  it('draws with the round of a beacon as the product does (R137)', async () => {
    const serverSeed = new Uint8Array(32).fill(5);
    const beacon = { round: 1000, publicKey: quicknet.publicKey, signature: 'ab'.repeat(48) };
    const place = { gameCode: 'GAME', issueNo: '20260302-1' };
    const key = beaconSeed(serverSeed, beacon.signature);
    const proof = {
      ...place,
      family: 'kl8',
      commitment: commitmentOf(serverSeed),
      serverSeed: Buffer.from(serverSeed).toString('hex'),
      draw: drawFromSeed('kl8', { serverSeed: key, ...place }),
      beacon,
    };
    expect((await check(proof)).map(({ isFine }) => isFine)).toEqual([true, true]);
    const without = await check({ ...proof, beacon: null });
    expect(without.map(({ isFine }) => isFine)).toEqual([true, false]);
  });

  it('links the events of an account, and finds a bit that was turned', async () => {
    const proof = samples.readAccountEvents;
    expect((await check(proof)).map(({ isFine }) => isFine)).toEqual([true, true]);
    const [first, ...others] = proof.events;
    const row = (first?.row ?? '').replace('visitor', 'visitos');
    const changed = { ...proof, events: [{ ...first, row }, ...others] };
    expect((await check(changed)).map(({ isFine }) => isFine)).toEqual([false, true]);
    const shorter = { ...proof, events: others };
    expect((await check(shorter)).map(({ isFine }) => isFine)).toEqual([false, false]);
  });

  it('draws raffles as the product does, and says which step of a forged one is wrong', async () => {
    for (let place = 1; place <= 60; place += 1) {
      const seedHex = commitmentOf(new Uint8Array(32).fill(place));
      const tickets = Array.from({ length: 1 + (place % 23) }, (_, at) => ({
        ticketId: `rft_0198f0d2-${place}-${at}`,
        memberId: `m${(at * place) % 7}`,
      }));
      const options = { prizes: 1 + (place % 5), onePerMember: true };
      const wins = drawRaffle(tickets, { seedHex }, options);
      const proof = {
        format: 'raffle-draw/1',
        commitment: raffleCommitment(seedHex),
        listHash: ticketListHash(tickets),
        seed: seedHex,
        prizes: Array.from({ length: options.prizes }, () => '1.00'),
        tickets: tickets.map(({ ticketId, memberId }) => ({
          ticketId,
          holder: memberId,
          prize: wins.find((win) => win.ticketId === ticketId)?.prize ?? null,
        })),
      };
      const fineOf = async (changes: object) =>
        (await check({ ...proof, ...changes })).map(({ isFine }) => isFine);
      expect(await fineOf({})).toEqual([true, true, true]);
      expect(await fineOf({ commitment: seedHex })).toEqual([false, true, true]);
      expect(await fineOf({ listHash: seedHex })).toEqual([true, false, true]);
      const other = proof.tickets.map((ticket) => ({ ...ticket, prize: (ticket.prize ?? 7) + 1 }));
      expect(await fineOf({ tickets: other })).toEqual([true, true, false]);
    }
  });

  it('draws a raffle of known answers, and no list in which one ticket stands for two', async () => {
    const { tickets, ...published } = samples.readRaffleProof;
    const proof = { format: 'raffle-draw/1', ...published, tickets };
    expect((await check(proof)).map(({ isFine }) => isFine)).toEqual([true, true, true]);
    const ticketId = tickets.map((ticket) => ticket.ticketId).join('\n');
    const joined = [{ ticketId, holder: 'a', prize: 1 }];
    await expect(check({ ...proof, tickets: joined })).rejects.toThrow('is none');
    await expect(check({ ...proof, seed: null })).rejects.toThrow('published yet');
  });

  it('leads a ticket to the root that was sealed', async () => {
    const linesJson = '[{"betType":"ssc.dwd"}]';
    const ticket = {
      ticketId: 'ltk_00000001',
      gameCode: 'SSC1M',
      issueNo: '20260302-0001',
      multiple: 2,
      linesHash: linesHashOf(linesJson),
    };
    const own = ticketLeaf({ ...ticket, costMinor: 400n });
    const leaves = ['a'.repeat(64), own, 'b'.repeat(64), 'c'.repeat(64), 'd'.repeat(64)];
    const path = ticketPath(leaves, 1);
    const proof = { ...ticket, linesJson, costMinor: '400', path, ticketRoot: ticketRoot(leaves) };
    expect((await check(proof)).map(({ isFine }) => isFine)).toEqual([true, true]);
    const more = await check({ ...proof, costMinor: '401' });
    expect(more.map(({ isFine }) => isFine)).toEqual([true, false]);
  });

  /** A seed that has rounds with free spins among its first ones. */
  const serverSeed = new Uint8Array(32).fill(11);
  const facts = {
    format: 'house-round/1',
    serverSeed: Buffer.from(serverSeed).toString('hex'),
    serverSeedHash: commitment(serverSeed),
    clientSeed: 'my:seed',
  };

  it.each(slotDesigns.map((design) => [design.id, design] as const))(
    'plays rounds of %s as the product does, and finds what was changed',
    async (_id, design) => {
      for (let nonce = 1; nonce <= 120; nonce += 1) {
        const stream = createStream({ serverSeed, clientSeed: facts.clientSeed, nonce });
        const { base, freeSpins, totalWinCredits } = spinSlot(design, stream);
        const stakeMinor = 333n;
        const proof = {
          ...facts,
          engine: 'slot',
          nonce: String(nonce),
          design: { ...design, engine: 'slot', hash: 'x', returnPercent: {} },
          designHash: designHash(design),
          stake: '3.33',
          win: formatAmount(slotReturnMinor(design, stakeMinor, totalWinCredits), currency('THB')),
          spins: [base, ...freeSpins].map(({ stops, winCredits }) => ({ stops, winCredits })),
        };
        const fine = (await check(proof)).map(({ isFine }) => isFine);
        expect(fine).toEqual([true, true, true, true]);
        const changed = { ...proof, win: '777.77', designHash: 'f'.repeat(64) };
        const wrong = (await check(changed)).map(({ isFine }) => isFine);
        expect(wrong).toEqual([true, false, true, false]);
      }
    },
  );

  it('plays rounds of mines as the product does, whatever was picked', async () => {
    for (let nonce = 1; nonce <= 200; nonce += 1) {
      const mines = 1 + (nonce % 5);
      const seeds = { serverSeed, clientSeed: facts.clientSeed, nonce };
      const played = (actions: readonly MinesAction[]) =>
        expectLegal(
          replay(minesEngine, {
            design: minesHouse,
            bet: { stakeMinor: 777n, mines },
            actions,
            stream: createStream(seeds),
          }),
        );
      const laid = played([{ kind: 'start' }]).mines;
      const safe = Array.from({ length: 25 }, (_, tile) => tile).filter(
        (tile) => !laid.includes(tile),
      );
      const isLost = nonce % 4 === 0;
      const picks = isLost ? [...safe.slice(0, 2), ...laid.slice(0, 1)] : safe.slice(0, nonce % 9);
      const actions: readonly MinesAction[] = [
        { kind: 'start' },
        ...picks.map((tile) => ({ kind: 'reveal', tile }) as const),
        ...(isLost || picks.length === 0 ? [] : [{ kind: 'cashOut' } as const]),
      ];
      const proof = {
        ...facts,
        engine: 'mines',
        nonce: String(nonce),
        design: { ...minesHouse, engine: 'mines', hash: 'x', multipliers: [] },
        designHash: designHash(minesHouse),
        stake: '7.77',
        win: formatAmount(played(actions).returnMinor, currency('THB')),
        mines,
        minesAt: laid,
        steps: actions.map((action) => ({
          kind: action.kind,
          tile: action.kind === 'reveal' ? action.tile : null,
        })),
      };
      const fine = (await check(proof)).map(({ isFine }) => isFine);
      expect(fine).toEqual([true, true, true, true]);
      const moved = await check({ ...proof, clientSeed: 'another' });
      expect(moved[2]?.isFine).toBe(false);
    }
  });

  it('says in words what is no proof, and adds up what members sent', async () => {
    await expect(check({})).rejects.toThrow('it needs gameCode, issueNo');
    const place = { gameCode: 'YK15M', issueNo: '20260302-01', commitment: null };
    await expect(check({ ...place, draw: { db: '12345' } })).rejects.toThrow('serverSeed');
    const shots = Array.from({ length: 20 }, (_, at) => (at === 15 ? '00100' : '12345'));
    const [added] = await check({ ...place, draw: { shots } });
    expect(added).toMatchObject({ isFine: true, computed: '234655 - 00100 = 234555: 555, 34' });
  });

  it('has nothing to play before the seed of a round is published', async () => {
    await expect(check({ ...facts, engine: 'slot', serverSeed: null })).rejects.toThrow(
      'published',
    );
  });
});
