import { setTimeout as pause } from 'node:timers/promises';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import { depositActs } from '@portal/server/test/factories/deposit-acts.ts';
import type { World } from './world.ts';

const waitMs = 250;
/** Longer than what the provider waits before it pays, or tells late. */
const lateMs = 3500;
/** Rounds in a row in which no order moved. */
const quietRounds = 3;
const giveUpMs = 600_000;

/**
 * Until no order moves any more: the next question to the provider is due at once, as if the hours
 * had passed that the cashier waits. Who was never paid has run out of time then.
 */
export async function letTimePass(world: World): Promise<void> {
  const endsAt = performance.now() + giveUpMs;
  let open = await openOrders(world);
  for (let quiet = 0; quiet < quietRounds && performance.now() < endsAt;) {
    await world.owner.query(
      'update deposits set ask_at = $1, asked = least(asked, 1) where ask_at is not null',
      [String(world.clock.now())],
    );
    await world.owner.query(
      'update withdrawal_payouts set ask_at = $1, asked = least(asked, 1) where ask_at is not null',
      [String(world.clock.now())],
    );
    while ((await dueQuestions(world)) > 0 && performance.now() < endsAt) {
      await pause(waitMs);
    }
    await pause(lateMs);
    const left = await openOrders(world);
    quiet = left === open ? quiet + 1 : 0;
    open = left;
  }
}

export async function runOutOfTime(world: World): Promise<void> {
  await world.owner.query(
    "update deposits set expires_at = $1 where state in ('CREATED', 'AWAITING') and expires_at > $1",
    [String(world.clock.now())],
  );
  for (let open = await awaiting(world); open > 0;) {
    await world.parts.work.run(systemUnit('torture_expiry'), depositActs.expire);
    const left = await awaiting(world);
    if (left === open) {
      return;
    }
    open = left;
  }
}

async function openOrders(world: World): Promise<number> {
  const open = await countOf(world, "state in ('CREATED', 'AWAITING', 'CONFIRMING', 'PAID')");
  return open + (await countOf(world, 'closed_at is null', 'withdrawal_payouts'));
}

function awaiting(world: World): Promise<number> {
  return countOf(world, "state in ('CREATED', 'AWAITING')");
}

async function dueQuestions(world: World): Promise<number> {
  const due = `ask_at <= '${String(world.clock.now())}'`;
  return (await countOf(world, due)) + (await countOf(world, due, 'withdrawal_payouts'));
}

async function countOf(
  { owner }: World,
  condition: string,
  table: 'deposits' | 'withdrawal_payouts' = 'deposits',
): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}
