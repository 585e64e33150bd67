import type { Ctx } from '@portal/server/src/platform/context.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import { depositActs } from '@portal/server/test/factories/deposit-acts.ts';
import type { Player } from '../../load/players.ts';
import { actorOf } from './member-actor.ts';
import type { World } from './world.ts';

/** All kinds of the provider, three of them for each member. */
const channels = [
  ['QR', 'EWALLET', 'CRYPTO'],
  ['CARD', 'QR', 'EWALLET'],
  ['CRYPTO', 'CARD', 'QR'],
] as const;
export const ordersOfMember = 3;
const membersAtOnce = 20;
const lanes = 4;
const leastAmount = 500;
const spread = 997;

/** Every member opens an order in three channels, as the page of deposits does. */
export async function openOrders(world: World, players: readonly Player[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(players.length / membersAtOnce) }, (_, batch) =>
    players.slice(batch * membersAtOnce, (batch + 1) * membersAtOnce),
  );
  const next = batches.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [batch, some] of next) {
        await world.parts.work.run(systemUnit('torture_orders'), (ctx) =>
          openSome(ctx, world, { some, first: batch * membersAtOnce }),
        );
      }
    }),
  );
}

async function openSome(
  ctx: Ctx,
  { parts, origin }: World,
  batch: { readonly some: readonly Player[]; readonly first: number },
): Promise<void> {
  for (const [place, { memberId }] of batch.some.entries()) {
    const number = batch.first + place;
    for (const [turn, channel] of (channels[number % channels.length] ?? []).entries()) {
      const amount = String(leastAmount + ((number * ordersOfMember + turn) % spread));
      const wish = { channel, amount, isWithoutLimit: true };
      const returnBase = `${origin}/m/depositv2/`;
      const own = { ...ctx, actor: actorOf(memberId) };
      await depositActs.open(own, { ...wish, returnBase }, parts.rules);
    }
  }
}
