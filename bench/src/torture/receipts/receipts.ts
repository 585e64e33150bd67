import { assertDefined } from '@portal/money';
import type { SliceId, WithdrawalId } from '@portal/protocol';
import { Refusal } from '@portal/server/src/platform/refusal.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import { noSlip, payoutActs, slip } from '@portal/server/test/factories/payout-acts.ts';
import type { Player } from '../../load/players.ts';
import { type Desk, openDesk } from '../payments/decide.ts';
import { actorOf } from '../payments/member-actor.ts';
import { openWorld, type World } from '../payments/world.ts';
import type { Verdict } from '../verdict.ts';
import { judgeReceipts } from './judge.ts';

const racesAtOnce = 8;
const amount = '200.00';
const cashMinor = 20_000n;
const firstNumber = 3_000_000_000;
const reason = 'Raced in a torture run.';

interface Sent {
  readonly player: Player;
  readonly id: WithdrawalId;
  readonly sliceId: SliceId;
}

/** How often each answer came first, and how often it came too late. */
export type Tally = Map<string, number>;

/**
 * A payment is confirmed, denied with a picture, and counted as received by the timer, all at the
 * same moment; what is disputed then is settled by two people of the desk at once, both ways, while
 * its member says that it came after all: every payment has one end (R116).
 */
export async function receiptsRun(races: number): Promise<Verdict> {
  const world = await openWorld('receipts');
  try {
    const players = await world.back.admitPlayers({ count: races, cashMinor });
    const desk = await openDesk(world);
    const tally: Tally = new Map();
    for (let first = 0; first < races; first += racesAtOnce) {
      const some = players.slice(first, first + racesAtOnce);
      const sent = await Promise.all(
        some.map((player, place) => sendTo(world, desk, { player, number: first + place })),
      );
      await runOut(world);
      await Promise.all(sent.map((payment) => answerAtOnce(world, desk, { payment, tally })));
    }
    return await judgeReceipts(world, { races, tally });
  } finally {
    await world.close();
  }
}

/** Asked for by its member, sent by hand. */
async function sendTo(
  { parts: { work, rules } }: World,
  desk: Desk,
  { player, number }: { readonly player: Player; readonly number: number },
): Promise<Sent> {
  const { memberId } = player;
  const settings = rules.settings();
  const id = await work.run(systemUnit('torture_withdrawal'), async (ctx) => {
    const own = { ...ctx, actor: actorOf(memberId) };
    const account = { kind: 'BANK', institution: 'Kasikorn', holder: memberId } as const;
    const bank = { ...account, number: String(firstNumber + number * 3) };
    const [bound] = await payoutActs.bind(own, bank, settings.binding);
    const payoutAccountId = assertDefined(bound, 'an account that was bound').id;
    const wish = { payoutAccountId, amount };
    return (await payoutActs.request(own, wish, { settings, ports: rules.ports })).id;
  });
  const payment = { id, bankReference: `TORTURE-${id}`, reason, pictures: noSlip };
  // Whoever pays does not rule.
  await desk(2, (ctx) => payoutActs.pay(ctx, payment, rules));
  const slices = await work.run(systemUnit('torture_slice'), (ctx) =>
    payoutActs.slicesOf(ctx.tx, id),
  );
  return { player, id, sliceId: assertDefined(slices[0], 'what was sent').id };
}

/** The time to answer is over for what is sent. */
async function runOut({ owner, clock }: World): Promise<void> {
  await owner.query("update withdrawal_slices set confirm_by = $1 where state = 'CLAIMED'", [
    String(clock.now()),
  ]);
}

/** The time of both sides for evidence is over, also where the timer came first. */
async function endEvidence({ owner, clock }: World, { id }: Sent): Promise<void> {
  const statement = "update withdrawals set due_at = $1 where id = $2 and state = 'DISPUTED'";
  await owner.query(statement, [String(clock.now()), id]);
}

interface Race {
  readonly payment: Sent;
  readonly tally: Tally;
}

async function answerAtOnce(world: World, desk: Desk, race: Race): Promise<void> {
  const { work, rules } = world.parts;
  const { payment, tally } = race;
  const { id, sliceId, player } = payment;
  const say = (answer: 'received' | 'not_received' | 'full_payment') =>
    work.run(systemUnit('torture_receipt'), async (ctx) => {
      const own = { ...ctx, actor: actorOf(player.memberId) };
      const pictures = answer === 'not_received' ? await slip() : noSlip;
      const command = { id, sliceId, answer, pictures, amount: undefined, note: undefined };
      await payoutActs.answer(own, command, rules);
    });
  const tick = () =>
    work.run(systemUnit('torture_timer'), (ctx) => payoutActs.closeReceipts(ctx, rules, false));
  await allOf(tally, [
    ['received', () => say('received')],
    ['not_received', () => say('not_received')],
    ['timer', tick],
    ['full_payment', () => say('full_payment')],
  ]);
  await endEvidence(world, payment);
  const rule = (person: 0 | 1, ruling: 'payer_right' | 'receiver_right') =>
    desk(person, (ctx) => payoutActs.rule(ctx, { id, ruling, amount: undefined, reason }, rules));
  await allOf(tally, [
    ['payer_right', () => rule(0, 'payer_right')],
    ['receiver_right', () => rule(1, 'receiver_right')],
    ['full_payment', () => say('full_payment')],
  ]);
}

/** Starts all at once; a refusal is an end too, anything else ends the run. */
async function allOf(
  tally: Tally,
  acts: readonly (readonly [name: string, act: () => Promise<void>])[],
): Promise<void> {
  const ends = await Promise.allSettled(acts.map(([, act]) => act()));
  for (const [place, end] of ends.entries()) {
    const name = acts[place]?.[0] ?? '';
    if (end.status === 'rejected' && !(end.reason instanceof Refusal)) {
      throw end.reason;
    }
    const word = end.status === 'fulfilled' ? name : `${name} too late`;
    tally.set(word, (tally.get(word) ?? 0) + 1);
  }
}
