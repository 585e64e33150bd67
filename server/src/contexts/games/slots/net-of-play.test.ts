import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const rounds = 200;

/** Of a text with two places, which may be below zero. */
const minorOf = (text: unknown) => BigInt(String(text).replace('.', ''));

// What the strip over a game adds up (`features/slot/sitting.ts`), and the line of today (RG-01).
it('is the change of the ledger to the minor unit, after each of 200 rounds (R9)', async () => {
  const { browser, id } = await enterPayee(test, server);
  const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [{ nodeId } = { nodeId: '' }] = games.value['list'] as { nodeId: string }[];
  const launched = await browser.call(endpoints.launchGame, { body: { nodeId } });
  const ledger = async () => {
    const { rows } = await test.database().pool.query<{ sum: string }>(
      `select sum(l.amount_minor)::text as sum from lines l join accounts a on a.id = l.account_id
        where a.path = 'member:' || $1 || ':cash'`,
      [id],
    );
    return BigInt(rows[0]?.sum ?? 0);
  };
  const before = await ledger();
  const body = { nodeId, stake: launched.value['defaultStake'] };
  let netMinor = 0n;
  for (let round = 1; round <= rounds; round += 1) {
    // A reality check would come due in an hour of play; the pace is the site's.
    test.clock.advance({ seconds: 5 });
    const got = await browser.call(endpoints.spinSlot, { body, key: `net-of-play-${round}` });
    netMinor += minorOf(got.value['net']);
    expect([round, netMinor]).toEqual([round, (await ledger()) - before]);
    if (round % 20 === 0) {
      const { today } = (await browser.call(endpoints.readProtection)).value as {
        today: { net: string };
      };
      expect([round, minorOf(today.net)]).toEqual([round, netMinor]);
    }
  }
});
