import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import {
  dialects,
  hasKeyPairs,
  hmac,
  introduction,
  launchHeader,
  newKeyPair,
  type DialectKeys,
  type Introduction,
  type OutcomeCode,
  type WalletCommand,
} from '@portal/vendors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { nowMs } from './clock.ts';
import { houses } from './houses.ts';
import { startSimulator, type Simulator } from './simulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendor-games-'));
const ownPair = newKeyPair(1024);
const startMinor = 10_000_000n;

/** What a site hears of each stake, by the vendor's id. */
interface Bet {
  readonly roundId: string | undefined;
  readonly stakeMinor: bigint;
  readonly ends: WalletCommand['kind'][];
}

/** Whatever is repeated counts once, as at every site: a vendor repeats what got no answer. */
const heard = new Set<string>();
const bets = new Map<string, Bet>();
/** What the site answers to stakes, where it does not take them. */
const mood: { refusal: OutcomeCode | 'lost' | undefined } = { refusal: undefined };
const running: {
  simulator?: Simulator;
  vendors: readonly Introduction[];
  balanceMinor: bigint;
} = { vendors: [], balanceMinor: startMinor };

/** The wallet of a site for one player, behind the operator's half of each dialect. */
const wallet = createServer((request, response) => {
  void (async () => {
    const [, code = ''] = (request.url ?? '').split('/');
    const vendor = vendorOf(code);
    const { pathname, search } = new URL(request.url ?? '/', 'http://wallet');
    const dialect = dialects[vendor.dialect];
    const keys = keysOf(vendor);
    const reading = dialect.read(
      {
        path: pathname.slice(code.length + 1),
        query: search.slice(1),
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: await bodyOf(request),
      },
      { keys, nowMs: nowMs() },
    );
    const commands = reading.ok ? reading.call.commands : [];
    const isStake = commands.some(({ kind }) => kind === 'BET');
    if (isStake && mood.refusal === 'lost') {
      response.destroy();
      return;
    }
    const refused = isStake ? mood.refusal : undefined;
    const outcome = reading.ok ? (refused ?? 'done') : reading.code;
    if (outcome === 'done') {
      commands.forEach(take);
    }
    const call = reading.ok ? reading.call : undefined;
    const answer = dialect.answer(
      { call, requestId: reading.ok ? reading.call.requestId : reading.requestId },
      {
        code: outcome === 'lost' ? 'try_again' : outcome,
        balanceMinor: running.balanceMinor,
        playerId: 'mbr_player01',
        currency: 'THB',
        commands: commands.map(({ txId }) => ({ code: 'done', transactionId: `ours-${txId}` })),
        atMs: nowMs(),
      },
      keys,
    );
    response.writeHead(answer.status, answer.headers).end(answer.body);
  })();
});

function take({ kind, txId = '', roundId, refTxId, amountMinor = 0n }: WalletCommand): void {
  if (heard.has(txId)) {
    return;
  }
  heard.add(txId);
  if (kind === 'BET') {
    bets.set(txId, bets.get(txId) ?? { roundId, stakeMinor: amountMinor, ends: [] });
  } else if (kind !== 'CONFIRM' && kind !== 'BALANCE' && kind !== 'AUTH') {
    // Some dialects name the round of a result alone.
    const [ofRound = ''] = [...bets].find(([, bet]) => bet.roundId === roundId) ?? [];
    const id = refTxId ?? ofRound;
    const bet = bets.get(id) ?? { roundId, stakeMinor: 0n, ends: [] };
    bets.set(id, { ...bet, ends: [...bet.ends, kind] });
  }
}

function keysOf({ dialect, merchantId, key }: Introduction): DialectKeys {
  const signing = hasKeyPairs(dialect) ? ownPair.privateKey : key;
  return { merchantId, signing, accepted: [key] };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) {
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function vendorOf(code: string): Introduction {
  return assertDefined(
    running.vendors.find((vendor) => vendor.code === code),
    'who was introduced',
  );
}

beforeAll(async () => {
  // Rounds of minutes pass at once; timers stay as they are.
  vi.useFakeTimers({ toFake: ['Date'] });
  running.simulator = await startSimulator({ port: 0, folder });
  const text = readFileSync(running.simulator.introductions, 'utf8');
  running.vendors = z.array(introduction).parse(JSON.parse(text));
  await new Promise<void>((resolve) => {
    wallet.listen(0, '127.0.0.1', resolve);
  });
}, 60_000);
afterAll(async () => {
  await running.simulator?.stop();
  wallet.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function pass(milliseconds: number): void {
  vi.setSystemTime(nowMs() + milliseconds);
}

/** What its player plays with at the vendor that keeps purses itself. */
async function payIn({ transferUrl, launchSecret }: Introduction): Promise<void> {
  const order = { reference: 'wtr_games', playerId: 'mbr_player01', currency: 'THB' };
  const body = JSON.stringify({ ...order, direction: 'in', amount: '1000.00' });
  const headers = { [launchHeader]: hmac('sha256', launchSecret, body) };
  await fetch(`${transferUrl ?? ''}/orders`, { method: 'POST', headers, body });
}

const shown = z.looseObject({
  phase: z.string(),
  said: z.string().optional(),
  groups: z.array(z.object({ choices: z.array(z.object({ id: z.string() })) })),
  stakes: z.array(z.object({ minor: z.string() })),
  placed: z.array(z.looseObject({ state: z.string() })),
});

async function launch(code: string, gameCode: string) {
  const { launchUrl, launchSecret, dialect } = vendorOf(code);
  const { port } = wallet.address() as AddressInfo;
  const body = JSON.stringify({
    token: 'a token',
    playerId: 'mbr_player01',
    currency: 'THB',
    gameCode,
    language: 'en',
    returnUrl: 'https://site.example/',
    depositUrl: 'https://site.example/m/depositv2',
    walletUrl: `http://127.0.0.1:${port}/${code}`,
    ...(hasKeyPairs(dialect) && { operatorKey: ownPair.publicKey }),
  });
  const headers = { [launchHeader]: hmac('sha256', launchSecret, body) };
  const answer = await fetch(launchUrl, { method: 'POST', headers, body });
  const { url } = (await answer.json()) as { url: string };
  /** Undefined while the wallet did not answer the vendor in time: the page asks again then. */
  const state = async () => {
    const seen = await fetch(url.replace('/play', '/state'));
    return seen.status === 404 ? undefined : shown.parse(await seen.json());
  };
  return {
    state,
    /** Time passes until stakes are taken. */
    opens: () =>
      vi.waitUntil(
        async () => {
          const seen = await state();
          pass(500);
          return seen?.phase === 'Place your bets' && seen.groups.length > 0;
        },
        { timeout: 20_000, interval: 50 },
      ),
    /** The first choice that is still to be had, at the lowest stake. */
    play: async () => {
      const seen = await state();
      const choice = seen?.groups.at(0)?.choices.at(0)?.id;
      const stake = seen?.stakes.at(0)?.minor;
      const act = { method: 'POST', body: JSON.stringify({ choice, stake }) };
      return shown.parse(await (await fetch(url.replace('/play', '/act'), act)).json());
    },
  };
}

const allGames = houses.flatMap(({ code, dialect, games }) =>
  games.map(({ gameCode }) => [code, dialect, gameCode] as const),
);
const taken = ['Your bet stands.', 'Paid out.', 'No win this time.'];

describe('a whole round', () => {
  it.each(allGames)('of %s in %s: %s', async (code, _dialect, gameCode) => {
    const vendor = vendorOf(code);
    if (vendor.transferUrl !== undefined) {
      await payIn(vendor);
    }
    const game = await launch(code, gameCode);
    await game.opens();
    const before = new Set(bets.keys());
    const said = await vi.waitUntil(
      async () => {
        const after = await game.play();
        pass(500);
        return taken.includes(after.said ?? '') ? after : undefined;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(said.placed).toHaveLength(1);
    pass(10 * 60_000);
    const isOver = async () => {
      const seen = await game.state();
      return seen?.placed.every(({ state }) => state !== 'open');
    };
    await vi.waitUntil(isOver, { timeout: 10_000, interval: 100 });
    if (vendor.transferUrl !== undefined) {
      return;
    }
    const ours = () => [...bets].filter(([txId]) => !before.has(txId)).map(([, bet]) => bet);
    await vi.waitUntil(() => ours().every(({ ends }) => ends.length > 0), { timeout: 20_000 });
    const [bet, ...others] = ours();
    expect(others).toEqual([]);
    expect(bet?.stakeMinor).toBeGreaterThan(0n);
    expect(bet?.ends).toHaveLength(1);
  });
});

const oneOfEach = houses
  .filter(({ keepsPurses }) => keepsPurses !== true)
  .map(({ code, games }) => [code, games.at(0)?.gameCode ?? ''] as const);

describe('a stake that the site does not take', () => {
  it.each(oneOfEach)('is taken back, when it is refused to %s', async (code, gameCode) => {
    const game = await launch(code, gameCode);
    await game.opens();
    const before = new Set(bets.keys());
    mood.refusal = 'game_closed';
    const { said, placed } = await game.play();
    mood.refusal = undefined;
    expect(said).toBe('The site refused the bet.');
    expect(placed).toEqual([]);
    await vi.waitUntil(() => [...bets.keys()].some((txId) => !before.has(txId)));
    const ends = [...bets].filter(([txId]) => !before.has(txId)).map(([, bet]) => bet.ends);
    expect(ends).toEqual([['ROLLBACK']]);
  });

  it('is taken back, when no answer came', async () => {
    const game = await launch('SIM_SOFT', 'reef');
    await game.opens();
    const before = new Set(bets.keys());
    mood.refusal = 'lost';
    const { said } = await game.play();
    mood.refusal = undefined;
    expect(said).toBe('No answer from the site: the bet was taken back.');
    await vi.waitUntil(() => [...bets.keys()].some((txId) => !before.has(txId)));
    const ends = [...bets].filter(([txId]) => !before.has(txId)).map(([, bet]) => bet.ends);
    expect(ends).toEqual([['ROLLBACK']]);
  });
});
