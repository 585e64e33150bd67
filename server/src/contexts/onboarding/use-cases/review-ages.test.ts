import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { proveSelf } from '../../../../test/factories/factors.ts';
import { registerMember } from '../../../../test/factories/identity.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { notePerson } from '../../limits/index.ts';
import { freeGrownUp } from './free-grown-up.ts';
import { reviewAges } from './review-ages.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const today = () => test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
const review = (minimumAge: number) => test.inUnit((ctx) => reviewAges(ctx, minimumAge));
const free = (minimumAge: number) => test.inUnit((ctx) => freeGrownUp(ctx, minimumAge));

async function memberOf(years: number) {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  await proveSelf(browser);
  const birthday = String(today().subtract({ years, days: 20 }));
  await browser.call(endpoints.changeProfile, { body: { fields: { birthday } } });
  return { browser, id };
}

/** What the game is played with, as somebody is told who may open it. */
async function stakeOf(nodeId: string): Promise<string> {
  const other = server.browser();
  await registerMember(other);
  const { value } = await other.call(endpoints.launchGame, { body: { nodeId } });
  return String(value['defaultStake']);
}

async function spin(browser: TestBrowser, key: string): Promise<unknown> {
  const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [game] = games.value['list'] as { nodeId: string }[];
  const node = { nodeId: game?.nodeId ?? '' };
  const body = { ...node, stake: await stakeOf(node.nodeId) };
  return (await browser.call(endpoints.spinSlot, { body, key })).code;
}

describe('reviewAges (R17)', () => {
  it('stops whoever is too young by a minimum age that was raised, and nobody else', async () => {
    await review(18);
    const young = await memberOf(19);
    const old = await memberOf(21);
    await review(18);
    expect(await spin(young.browser, 'young-before-it')).not.toBe('betting_stopped');
    // Two nodes at once stop each member once.
    await Promise.all([review(21), review(21)]);
    expect(await spin(young.browser, 'young-after-it')).toBe('betting_stopped');
    expect(await spin(old.browser, 'old-enough-key')).not.toBe('betting_stopped');
    const order = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
    const deposit = await young.browser.call(endpoints.createDeposit, {
      body: order,
      key: 'pay-young',
    });
    expect(deposit.code).toBe('deposits_stopped');
  });

  it('leaves free whom approved papers freed, until the age is raised again', async () => {
    const { browser, id } = await memberOf(20);
    const memberId = idIn('mbr', id);
    await review(18);
    await review(21);
    await free(20);
    expect(await spin(browser, 'no-papers-yet')).toBe('betting_stopped');
    const bornOn = String(today().subtract({ years: 20, days: 20 }));
    await test.inUnit((ctx) => notePerson(ctx, { memberId, bornOn, proof: 'kept' }));
    await free(21);
    expect(await spin(browser, 'papers-too-young')).toBe('betting_stopped');
    await Promise.all([free(20), free(20)]);
    await review(21);
    expect(await spin(browser, 'freed-by-papers')).not.toBe('betting_stopped');
    await review(18);
    await review(21);
    expect(await spin(browser, 'raised-again-1')).toBe('betting_stopped');
  });

  it('frees nobody whose own birthday still says too young', async () => {
    const { browser, id } = await memberOf(19);
    await review(18);
    await review(21);
    const bornOn = String(today().subtract({ years: 40 }));
    await test.inUnit((ctx) =>
      notePerson(ctx, { memberId: idIn('mbr', id), bornOn, proof: 'kept' }),
    );
    await free(21);
    expect(await spin(browser, 'birthday-says-19')).toBe('betting_stopped');
  });

  it.each([
    ['2027-02-28', ['NO_BET', 'NO_BONUS', 'NO_DEPOSIT']],
    ['2027-03-01', []],
  ])('counts who was born on 29 February as of 1 March: on %s', async (day, flags) => {
    const noon = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: 'Asia/Bangkok',
      plainTime: '12:00',
    });
    test.clock.advance({
      seconds: noon.toInstant().since(test.clock.now()).total('seconds'),
    });
    const browser = server.browser();
    const { id } = await registerMember(browser);
    await proveSelf(browser);
    const fields = { birthday: '2008-02-29' };
    expect((await browser.call(endpoints.changeProfile, { body: { fields } })).status).toBe(200);
    await review(18);
    await review(19);
    const { rows } = await test
      .database()
      .pool.query<{ flag: string }>(
        'select flag from standing_flags where member_id = $1 order by flag',
        [id],
      );
    expect(rows.map(({ flag }) => flag)).toEqual(flags);
  });
});
