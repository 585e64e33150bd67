import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** Of a text with two places, which may be below zero. */
const minorOf = (text: unknown) => BigInt(String(text).replace('.', ''));

type Line = Readonly<Record<'entry' | 'amount' | 'after', string>>;
const byLine = (left: Line, right: Line) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1);

/** Somebody at a machine of the house, and the lines of the own account as the ledger has them. */
async function playerAtSlot() {
  const { browser, id } = await enterPayee(test, server);
  const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [{ nodeId } = { nodeId: '' }] = games.value['list'] as { nodeId: string }[];
  const launched = await browser.call(endpoints.launchGame, { body: { nodeId } });
  const body = { nodeId, stake: launched.value['defaultStake'] };
  const ledger = async () => {
    const { rows } = await test.database().pool.query<Line>(
      `select l.entry_id::text as entry, l.amount_minor::text as amount,
              l.balance_after_minor::text as after
         from lines l join accounts a on a.id = l.account_id
        where a.path = 'member:' || $1 || ':cash' order by l.entry_id desc`,
      [id],
    );
    return rows;
  };
  const spin = (round: number) =>
    browser.call(endpoints.spinSlot, { body, key: `net-of-play-${id.slice(-8)}-${round}` });
  return { browser, ledger, spin };
}

// What the strip over a game adds up (`features/slot/sitting.ts`), and the line of today (RG-01).
it('is the change of the ledger to the minor unit, after each of 200 rounds (R9)', async () => {
  const { browser, ledger, spin } = await playerAtSlot();
  const sum = async () =>
    (await ledger()).reduce((total, { amount }) => total + BigInt(amount), 0n);
  const before = await sum();
  let netMinor = 0n;
  for (let round = 1; round <= 200; round += 1) {
    // So that an hour of play is not over.
    test.clock.advance({ seconds: 5 });
    netMinor += minorOf((await spin(round)).value['net']);
    expect([round, netMinor]).toEqual([round, (await sum()) - before]);
    if (round % 20 === 0) {
      const { value } = await browser.call(endpoints.readProtection);
      const { today } = value as { readonly today: { readonly net: string } };
      expect([round, minorOf(today.net)]).toEqual([round, netMinor]);
    }
  }
});

it('stands in the file of the account as in the ledger, line for line (R14)', async () => {
  const { browser, ledger, spin } = await playerAtSlot();
  for (let round = 1; round <= 25; round += 1) {
    test.clock.advance({ seconds: 5 });
    await spin(round);
  }
  const day = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate().toString();
  const query = { from: day, to: day };
  const file = await browser.call(endpoints.readStatementFile, { query });
  const [, , ...lines] = String(file.value['csv']).trim().split('\r\n').slice(0, -1);
  const told = lines.map((line) => {
    const [, entry = '', ...fields] = line.split(',');
    // The last column is what the member was told of a correction.
    const [amount, after] = fields.slice(-3, -1).map(minorOf);
    return { entry, amount: String(amount), after: String(after) };
  });
  const kept = await ledger();
  expect(kept.length).toBeGreaterThan(25);
  // Within an entry the ledger has no order.
  expect(told.toSorted(byLine)).toEqual(kept.toSorted(byLine));
  expect(told.map(({ entry }) => entry)).toEqual(kept.map(({ entry }) => entry));
});
