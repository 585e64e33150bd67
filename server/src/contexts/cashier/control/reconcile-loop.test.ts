import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator } from '../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { withdrawalDesk } from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

function run() {
  const loop = server.built().loops.find(({ name }) => name === 'cashier_reconcile');
  return loop?.run({ run: (_unit, body) => test.inUnit(body) });
}

/** Forward to so many minutes from a midnight of the site, the nearest one that can be. */
function goTo(minutes: number): void {
  const now = test.clock.now();
  const nearest = now.toZonedDateTimeISO('Asia/Bangkok').add({ hours: 12 }).startOfDay();
  const target = nearest.toInstant().add({ minutes });
  const isOver = Temporal.Instant.compare(target, now) < 0;
  const at = isOver ? nearest.add({ days: 1 }).toInstant().add({ minutes }) : target;
  test.clock.advance({ seconds: Math.ceil(at.since(now).total('seconds')) });
}

const dayNow = () => String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());

/** What the desk sees of one day. */
async function seen(day: string) {
  const by = await enterOperator(test, server, 'cashier');
  const { content: runs } = (
    await by.call(endpoints.listReconciliationRuns, { query: { limit: '100' } })
  ).value;
  const list = async (view: string) =>
    (await by.call(endpoints.listReconciliationCases, { query: { view, day } })).value['content'];
  const isRun = (runs as { day: string }[]).some((row) => row.day === day);
  return { isRun, open: await list('open'), closed: await list('closed') };
}

let count = 0;
const lines: object[] = [];

/** A deposit, or a payout, that its provider carried out now and has told nobody of. */
async function movedAt(kind: 'deposit' | 'payout') {
  const transaction = `MIDNIGHT-${(count += 1)}`;
  const paidAt = String(test.clock.now());
  const paid = { amount: '1000.00', currency: 'THB', transaction, paidAt };
  const shared = { eventId: transaction, state: 'PAID', paid } as const;
  if (kind === 'deposit') {
    const { browser } = await enterPayee(test, server);
    const body = { channel: 'EWALLET', amount: '1000.00', isWithoutLimit: true };
    const got = await browser.call(endpoints.createDeposit, { body, key: transaction });
    const event = { ...shared, reference: String(got.value['reference']) };
    return { line: { ...paid, reference: event.reference }, event };
  }
  const { id } = await desk.request('1000.00');
  const body = { provider: providerCode };
  const sent = await desk.decide(await desk.operator(), 'send', { id, body });
  const [payout] = sent.value['payouts'] as { reference: string }[];
  const reference = payout?.reference ?? '';
  const event = { ...shared, kind: 'PAYOUT', reference, failure: null } as const;
  return { line: { ...paid, reference, kind: 'PAYOUT' }, event };
}

it.each(['deposit', 'payout'] as const)(
  'a %s of the last minutes that was told late is a case only as long as it differs',
  async (kind) => {
    goTo(-10);
    const day = dayNow();
    const { line, event } = await movedAt(kind);
    lines.push(line);
    far.provider?.list(lines);
    goTo(40);
    await run();
    expect(await seen(day)).toMatchObject({ isRun: false, open: [] });
    goTo(65);
    await run();
    const { transaction } = line;
    const found = [{ kind: 'missing_here', transaction }];
    expect(await seen(day)).toMatchObject({ isRun: true, open: found });
    expect(await far.provider?.tell(server, event)).toBe(200);
    goTo(130);
    await run();
    expect(await seen(day)).toMatchObject({ open: [], closed: [{ transaction, agrees: true }] });
  },
);
