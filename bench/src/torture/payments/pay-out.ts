import { assertDefined } from '@portal/money';
import type { WithdrawalId } from '@portal/protocol';
import type { Ctx } from '@portal/server/src/platform/context.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import { payoutActs } from '@portal/server/test/factories/payout-acts.ts';
import type { Player } from '../../load/players.ts';
import type { Desk } from './decide.ts';
import { actorOf } from './member-actor.ts';
import { providerCode } from './statement.ts';
import type { World } from './world.ts';

const amount = '200.00';
/** What a member has, so that the withdrawal leaves nothing. */
export const payoutMinor = 20_000n;
const membersAtOnce = 20;
const firstNumber = 1_000_000_000;

/** Every member takes all out, and the desk hands it to the provider. */
export async function payOut(world: World, desk: Desk, players: readonly Player[]): Promise<void> {
  for (let first = 0; first < players.length; first += membersAtOnce) {
    const some = players.slice(first, first + membersAtOnce);
    const ids = await world.parts.work.run(systemUnit('torture_payouts'), (ctx) =>
      requestAll(ctx, world, { some, first }),
    );
    for (const id of ids) {
      const command = { id, provider: providerCode, reason: 'Sent.' };
      await desk(0, (ctx) => payoutActs.send(ctx, command, world.parts.rules.settings()));
    }
  }
}

async function requestAll(
  ctx: Ctx,
  { parts: { rules } }: World,
  batch: { readonly some: readonly Player[]; readonly first: number },
): Promise<readonly WithdrawalId[]> {
  const settings = rules.settings();
  const ids: WithdrawalId[] = [];
  for (const [place, { memberId }] of batch.some.entries()) {
    const own = { ...ctx, actor: actorOf(memberId) };
    const number = String(firstNumber + (batch.first + place) * 3);
    const account = { kind: 'BANK', institution: 'Kasikorn', holder: memberId, number } as const;
    const [bound] = await payoutActs.bind(own, account, settings.binding);
    const { id: payoutAccountId } = assertDefined(bound, 'an account that was bound');
    const wish = { payoutAccountId, amount };
    const order = await payoutActs.request(own, wish, { settings, ports: rules.ports });
    ids.push(order.id);
  }
  return ids;
}

/** Nobody answers, so every payment counts as received in time. */
export async function closeReceipts({ owner, clock, parts }: World): Promise<void> {
  const waiting = async () => {
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int as count from withdrawal_slices where state = 'CLAIMED'",
    );
    return rows[0]?.count ?? 0;
  };
  for (let open = await waiting(); open > 0;) {
    await owner.query('update withdrawal_slices set confirm_by = $1 where state = $2', [
      String(clock.now()),
      'CLAIMED',
    ]);
    await parts.work.run(systemUnit('torture_receipts'), (ctx) =>
      payoutActs.closeReceipts(ctx, parts.rules, false),
    );
    const left = await waiting();
    if (left === open) {
      return;
    }
    open = left;
  }
}
