import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { buildTransfer } from '../../../test/factories/wallet.ts';
import { testDatabase } from '../../../test/harness.ts';
import { post } from '../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** A member gets a unit of money after the other until all has been read. */
async function whileMoneyMoves(memberId: string, read: () => Promise<void>): Promise<void> {
  const reading = { isOver: false };
  const move = async (): Promise<void> => {
    const to = `member:${memberId}:cash`;
    const credit = { type: 'adjustment', from: 'outside:bank', to, currency: 'THB' } as const;
    await test.inUnit((ctx) => post(ctx, [buildTransfer(credit)]));
    await (reading.isOver ? undefined : move());
  };
  const reads = read().finally(() => {
    reading.isOver = true;
  });
  await Promise.all([move(), reads]);
}

const days = { from: '2026-03-01', to: '2026-03-03' };
const minor = (amount: string) => BigInt(amount.replace('.', ''));

/** What the opening and the movements make, and the closing. */
function tieOf(value: unknown): readonly [bigint, bigint] {
  const totals = endpoints.readStatementTotals.reply.parse(value);
  const { opening, closing, moneyIn, moneyOut } = totals;
  const after = minor(opening ?? '') + minor(moneyIn) - minor(moneyOut);
  return [after, minor(closing ?? '')];
}

/** The closing of a file, and the balance of its newest line. */
function endsOf(value: Readonly<Record<string, unknown>>): readonly (string | undefined)[] {
  const [, closing, newest] = String(value['csv']).split('\r\n');
  // The balance is the last but one: what the member was told comes after it.
  return [closing, newest].map((line) => line?.split(',').at(-2));
}

describe('a statement that is read while money moves', () => {
  it('ties in its totals, for the member and at the desk', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const operator = await enterOwner(server);
    const at = { query: days };
    const ties: (readonly [bigint, bigint])[] = [];
    await whileMoneyMoves(id, async () => {
      for (let look = 0; look < 30; look += 1) {
        const own = await browser.call(endpoints.readStatementTotals, at);
        const desks = { ...at, params: { id } };
        const other = await operator.call(endpoints.readMemberStatementTotals, desks);
        ties.push(tieOf(own.value), tieOf(other.value));
      }
    });
    expect(ties.map(([after]) => after)).toEqual(ties.map(([, closing]) => closing));
  });

  it('ends in its file with the balance of its newest line', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const operator = await enterOwner(server);
    const at = { query: days };
    const files: (readonly (string | undefined)[])[] = [];
    await whileMoneyMoves(id, async () => {
      for (let look = 0; look < 30; look += 1) {
        const own = await browser.call(endpoints.readStatementFile, at);
        const desks = { ...at, params: { id } };
        const other = await operator.call(endpoints.readMemberStatementFile, desks);
        files.push(endsOf(own.value), endsOf(other.value));
      }
    });
    expect(files.map(([closing]) => closing)).toEqual(files.map(([, newest]) => newest));
    expect(files.at(-1)?.[0]).toMatch(/^\d+\.\d\d$/u);
  });
});
