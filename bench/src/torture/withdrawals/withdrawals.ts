import { setTimeout as pause } from 'node:timers/promises';
import { assertDefined } from '@portal/money';
import type { WithdrawalId } from '@portal/protocol';
import { Refusal } from '@portal/server/src/platform/refusal.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import { payoutActs } from '@portal/server/test/factories/payout-acts.ts';
import type { Player } from '../../load/players.ts';
import { type Desk, openDesk } from '../payments/decide.ts';
import { actorOf } from '../payments/member-actor.ts';
import { providerCode } from '../payments/statement.ts';
import { openWorld, type World } from '../payments/world.ts';
import type { Verdict } from '../verdict.ts';
import { judgeWithdrawals } from './judge.ts';

const attemptsOfMember = 10;
const membersAtOnce = 8;
/** Both of the desk press as often. */
const sendsOfOrder = 4;
const amount = '200.00';
const cashMinor = 20_000n;
const waitMs = 500;
const lateMs = 3500;
const giveUpMs = 600_000;
const firstNumber = 2_000_000_000;

/**
 * Members ask for all that they have, ten times at once, and two people of the desk hand what came
 * of it to a bad provider, four times at once: every member is paid once.
 */
export async function withdrawalsRun(attempts: number): Promise<Verdict> {
  const world = await openWorld('withdrawals');
  try {
    const count = Math.ceil(attempts / attemptsOfMember);
    const players = await world.back.admitPlayers({ count, cashMinor });
    const desk = await openDesk(world);
    const refused = new Map<string, number>();
    for (let first = 0; first < count; first += membersAtOnce) {
      const some = players.slice(first, first + membersAtOnce);
      await Promise.all(
        some.map(async (player, place) => {
          const id = await askAtOnce(world, { player, number: first + place, refused });
          await sendAtOnce(world, desk, { id, refused });
        }),
      );
    }
    await hearAll(world);
    return await judgeWithdrawals(world, { players, attempts: count * attemptsOfMember, refused });
  } finally {
    await world.close();
  }
}

/** Until the end of every payment is known; then as long as the provider may tell it again. */
async function hearAll({ owner, clock }: World): Promise<void> {
  const endsAt = performance.now() + giveUpMs;
  for (let open = 1; open > 0 && performance.now() < endsAt;) {
    await owner.query('update withdrawal_payouts set ask_at = $1 where ask_at is not null', [
      String(clock.now()),
    ]);
    await pause(waitMs);
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::int as count from withdrawal_payouts where closed_at is null',
    );
    open = rows[0]?.count ?? 0;
  }
  await pause(lateMs);
}

type Refused = Map<string, number>;

/** The one order that came of it; everything else has to be a refusal. */
async function askAtOnce(
  { parts: { work, rules } }: World,
  asker: { readonly player: Player; readonly number: number; readonly refused: Refused },
): Promise<WithdrawalId> {
  const { memberId } = asker.player;
  const settings = rules.settings();
  const number = String(firstNumber + asker.number * 3);
  const account = { kind: 'BANK', institution: 'Kasikorn', holder: memberId, number } as const;
  const accounts = await work.run(systemUnit('torture_account'), (ctx) =>
    payoutActs.bind({ ...ctx, actor: actorOf(memberId) }, account, settings.binding),
  );
  const { id: payoutAccountId } = assertDefined(accounts[0], 'an account that was bound');
  const done = await allOf(attemptsOfMember, asker.refused, () =>
    work.run(systemUnit('torture_withdrawal'), (ctx) => {
      const own = { ...ctx, actor: actorOf(memberId) };
      return payoutActs.request(own, { payoutAccountId, amount }, { settings, ports: rules.ports });
    }),
  );
  return assertDefined(done[0], 'the first of them is taken').id;
}

async function sendAtOnce(
  world: World,
  desk: Desk,
  order: { readonly id: WithdrawalId; readonly refused: Refused },
): Promise<void> {
  const settings = world.parts.rules.settings();
  const command = { id: order.id, provider: providerCode, reason: 'Sent.' };
  await allOf(sendsOfOrder, order.refused, (place) =>
    desk(place % 2 === 0 ? 0 : 1, (ctx) => payoutActs.send(ctx, command, settings)),
  );
}

/** Starts all at once; refusals are counted by their code, anything else ends the run. */
async function allOf<Done>(
  count: number,
  refusals: Refused,
  act: (place: number) => Promise<Done>,
): Promise<readonly Done[]> {
  const ends = await Promise.allSettled(Array.from({ length: count }, (_, place) => act(place)));
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') {
      return [end.value];
    }
    if (!(end.reason instanceof Refusal)) {
      throw end.reason;
    }
    refusals.set(end.reason.code, (refusals.get(end.reason.code) ?? 0) + 1);
    return [];
  });
}
