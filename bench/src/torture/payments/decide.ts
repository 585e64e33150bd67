import { setTimeout as pause } from 'node:timers/promises';
import type { StatementRow } from '@portal/server/src/contexts/cashier/providers/adapter.ts';
import { insertOperator } from '@portal/server/src/contexts/operators/store.ts';
import type { Ctx, OperatorActor } from '@portal/server/src/platform/context.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import { depositActs } from '@portal/server/test/factories/deposit-acts.ts';
import { payoutActs } from '@portal/server/test/factories/payout-acts.ts';
import type { DepositId, SliceId, WithdrawalId } from '@portal/protocol';
import { readStatement } from './statement.ts';
import type { World } from './world.ts';

const reason = 'Decided in a torture run.';
const chargedBackEach = 20;
const tellingMs = 4000;

export type Desk = <Result>(
  person: 0 | 1 | 2,
  act: (ctx: Ctx<OperatorActor>) => Promise<Result>,
) => Promise<Result>;

/** People of the back office, because none of them does a thing twice. */
export async function openDesk({ parts: { work } }: World): Promise<Desk> {
  const people = await work.run(systemUnit('torture_desk'), async (ctx) => {
    const ids = [ctx.ids.next('opr'), ctx.ids.next('opr'), ctx.ids.next('opr')] as const;
    for (const id of ids) {
      await insertOperator(ctx.tx, { id, username: id, role: 'owner', at: ctx.clock.now() });
    }
    return ids;
  });
  return (person, act) =>
    work.run(systemUnit('torture_decision'), (ctx) => {
      const id = people[person];
      const name = id;
      const rest = { sessionId: 'ses_torture2', role: 'owner', ip: '127.0.0.1' } as const;
      return act({ ...ctx, actor: { kind: 'operator', id, name, ...rest } });
    });
}

/** What lies aside is credited, or goes back to its payer, in turn. */
export async function decideAside(world: World, desk: Desk): Promise<void> {
  const { rules } = world.parts;
  const { rows } = await world.owner.query<{ id: DepositId }>(
    "select id from deposits where state in ('MISMATCH', 'LATE') order by id",
  );
  for (const [place, { id }] of rows.entries()) {
    if (place % 2 === 0) {
      await desk(0, (ctx) => depositActs.credit(ctx, { id, reason }, rules));
    } else {
      await desk(0, (ctx) => depositActs.refund(ctx, { id, reason }, rules.settings()));
      const back = { id, bankReference: `BACK-${id}`, reason };
      await desk(1, (ctx) => depositActs.endRefund(ctx, back));
    }
  }
}

/**
 * The provider takes some payments back; of what it tells nobody, the desk learns by its statement.
 */
export async function takeSomeBack(world: World, desk: Desk): Promise<void> {
  const { rows } = await world.owner.query<{ ticket: string }>(
    `select provider_reference as ticket from deposits
      where state = 'CREDITED' and provider_reference is not null order by id`,
  );
  for (const { ticket } of rows.filter((_, place) => place % chargedBackEach === 0)) {
    const body = new URLSearchParams({ act: 'charge_back' });
    const url = `${world.provider.origin}/pay/${ticket}`;
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
  }
  await pause(tellingMs);
  const taken = (await readStatement(world)).filter(({ kind }) => kind === 'CHARGEBACK');
  for (const row of taken) {
    await learnOf(world, desk, row);
  }
}

async function learnOf(world: World, desk: Desk, row: StatementRow): Promise<void> {
  const { rows } = await world.owner.query<{ id: DepositId }>(
    'select id from deposits where reference = $1 and chargeback_reference is null',
    [row.reference],
  );
  const [order] = rows;
  if (order !== undefined) {
    const command = { id: order.id, bankReference: row.transaction, reason };
    await desk(0, (ctx) => depositActs.chargeBack(ctx, command, world.parts.rules));
  }
}

/** Payments that their bank sent back, of which the provider's word was lost. */
export async function learnOfReturns(world: World, desk: Desk): Promise<void> {
  const back = (await readStatement(world)).filter(({ kind }) => kind === 'RETURN');
  for (const { reference, transaction } of back) {
    const { rows } = await world.owner.query<{ id: WithdrawalId; sliceId: SliceId }>(
      `select p.withdrawal_id as id, p.slice_id as "sliceId"
         from withdrawal_payouts p join withdrawal_slices s on s.id = p.slice_id
        where p.reference = $1 and s.returned_at is null`,
      [reference],
    );
    const [payment] = rows;
    if (payment !== undefined) {
      const command = { ...payment, bankReference: transaction, reason };
      await desk(1, (ctx) => payoutActs.takeBack(ctx, command, world.parts.rules.settings()));
    }
  }
}
