import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { closedAsAgents } from '../../../limits/index.ts';
import { readMemberCards } from '../../../members/index.ts';
import { closeRow } from '../close-row.ts';
import { unitEnd } from '../effect-start.ts';
import { findContract, lockAgreements, selectOpenContracts } from '../store-contracts.ts';
import { selectOpenParties } from '../store-parties.ts';

const contractsAtOnce = 500;

/**
 * Whoever is locked, frozen, excluded or an agent no more has contracts no more: offers end at
 * once, contracts with the unit that runs, whichever side closed (agents-loyalty-money.md C3, H).
 */
export async function closeParties(ctx: Ctx): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await selectOpenParties(ctx.tx, { after, limit: contractsAtOnce });
    const last = rows.at(-1);
    if (last === undefined) {
      return;
    }
    const parties = new Set(rows.flatMap(({ payeeId, payerId }) => [payeeId, payerId ?? payeeId]));
    for (const id of await closedAmong(ctx, [...parties])) {
      await closeAllOf(ctx, id);
    }
    after = last.id;
  }
}

/** The same of one, as soon as it is known. */
export async function closeParty(ctx: Ctx, memberId: MemberId): Promise<void> {
  for (const id of await closedAmong(ctx, [memberId])) {
    await closeAllOf(ctx, id);
  }
}

async function closedAmong(ctx: Ctx, ids: readonly MemberId[]): Promise<readonly MemberId[]> {
  const flagged = await closedAsAgents(ctx, ids);
  const cards = await readMemberCards(ctx, ids);
  return ids.filter((id) => flagged.has(id) || cards.get(id)?.state === 'locked');
}

async function closeAllOf(ctx: Ctx, memberId: MemberId): Promise<void> {
  await lockAgreements(ctx.tx);
  const rows = await selectOpenContracts(ctx.tx, memberId);
  // What it pays first: that ends because of it, and not because it is paid no more itself.
  const [given = [], received = []] = [true, false].map((isPayer) =>
    rows.filter(({ payerId }) => (payerId === memberId) === isPayer),
  );
  for (const { id } of [...given, ...received]) {
    // One that ended before it may have taken this one with it.
    const row = await findContract(ctx.tx, id);
    if (row !== undefined && open.has(row.state)) {
      await closeRow(ctx, row, await unitEnd(ctx, row));
    }
  }
}

const open: ReadonlySet<string> = new Set(['PENDING', 'ACTIVE', 'TERM_REQUESTED']);
