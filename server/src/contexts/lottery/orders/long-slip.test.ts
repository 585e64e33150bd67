import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { lotterySale } from '../../../../test/factories/lottery.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { openGame } = lotterySale(test);

describe('a line of 100,000 tickets (lottery.md B4)', () => {
  it('is placed whole, and one more is too many', async () => {
    const { gameCode } = await openGame();
    const browser = server.browser();
    await registerMember(browser);
    const place = (tickets: readonly string[]) => {
      const line = {
        betType: 'ssc.5.single',
        selection: { tickets },
        stake: { unitPrice: '0.01', multiple: 1 },
        choice: { prizeGroup: 1950 },
      };
      const body = { gameCode, lines: [line], issues: [{ issueNo: '01', multiple: 1 }] };
      return browser.call(endpoints.placeLotteryOrder, { body, key: `long-${tickets.length}` });
    };
    const all = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(5, '0'));
    expect((await place(all)).value).toMatchObject({ cost: '1000.00', balance: '9000.00' });
    expect((await place([...all, '00000'])).code).toBe('validation_failed');
  });
});
