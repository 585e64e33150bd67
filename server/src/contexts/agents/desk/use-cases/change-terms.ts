import { categories, type Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import type { DownlineParts } from '../../downline-parts.ts';
import { uplineOf } from '../../reads.ts';
import { findPosition } from '../../store.ts';
import '../../terms/changed-event.ts';
import { lockedMostToGrant, mostHeldBelow, refuseOutside, termsNow } from '../../terms/bounds.ts';
import { refuseReturn } from '../../terms/return-guard.ts';
import { insertTerms, lockTerms, selectComing } from '../../terms/store-terms.ts';
import {
  higherOf,
  isSame,
  readTerms,
  storedTerms,
  type Terms,
  widestTerms,
} from '../../terms/terms.ts';
import { presentTerms } from '../../terms/wire-terms.ts';

const noticeHours = 24;

export interface TermsCommand {
  readonly memberId: MemberId;
  readonly terms: Terms;
  readonly reason: string;
}

/**
 * The desk gives somebody other terms: what is more holds at once, what is less from the first
 * midnight of the site after 24 hours (agents-loyalty-money.md A8). Refuses, in this order: with
 * `not_found`, whoever has no place; with `terms_out_of_range`, more than the agent above holds or
 * less than somebody below; with `return_guard`, what would give a top agent too much (A10).
 */
export async function changeTerms(
  ctx: Ctx<OperatorActor>,
  command: TermsCommand,
  parts: DownlineParts,
): Promise<void> {
  const { memberId, terms, reason } = command;
  const position = await findPosition(ctx.tx, memberId);
  if (position === undefined) {
    throw new Refusal('not_found');
  }
  const parent = await uplineOf(ctx, memberId);
  // From the top down, as everybody does.
  const most = parent === undefined ? widestTerms : await lockedMostToGrant(ctx, parent);
  await lockTerms(ctx.tx, memberId);
  refuseOutside(terms, { least: await mostHeldBelow(ctx, position.path), most });
  const before = await termsNow(ctx, memberId);
  if (parent === undefined) {
    refuseReturn(terms, await parts.wagesOf(ctx, memberId), raisedIn(before, terms));
  }
  await writeChange(ctx, { memberId, before, terms });
  const subject = { type: 'member', id: memberId };
  const facts = { before: factsOf(before), after: factsOf(terms) };
  await recordAct(ctx, { action: 'agent.change_terms', subject, ...facts, reason });
}

/** What is not raised gives nobody more than before, whatever wages stand beside it. */
function raisedIn(row: Terms, terms: Terms): readonly Category[] {
  return categories.filter((category) => terms.rates[category] > row.rates[category]);
}

async function writeChange(
  ctx: Ctx<OperatorActor>,
  change: { readonly memberId: MemberId; readonly before: Terms; readonly terms: Terms },
): Promise<void> {
  const { memberId, before, terms } = change;
  const now = ctx.clock.now();
  const write = (granted: Terms, effectiveAt: Temporal.Instant) =>
    insertTerms(ctx.tx, {
      ...storedTerms(granted),
      memberId,
      effectiveAt,
      setAt: now,
      setBy: ctx.actor.id,
    });
  const raised = higherOf(before, terms);
  if (!isSame(raised, before)) {
    await write(raised, now);
  }
  // What waits already lowers no further than this change does.
  for (const row of await selectComing(ctx.tx, [memberId], now)) {
    await write(higherOf(readTerms(row), terms), row.effectiveAt);
  }
  const from = isSame(raised, terms) ? now : afterNotice(now, ctx.site.timeZone);
  if (!isSame(raised, terms)) {
    await write(terms, from);
  }
  if (!isSame(before, terms)) {
    const payload = { memberId, setAt: String(now), from: String(from) };
    await emit(ctx, { name: 'agents.terms_changed', payload });
  }
}

/** The first midnight of the site after the notice. */
export function afterNotice(now: Temporal.Instant, zone: string): Temporal.Instant {
  const soonest = now.add({ hours: noticeHours }).toZonedDateTimeISO(zone);
  return soonest.toPlainDate().add({ days: 1 }).toZonedDateTime(zone).toInstant();
}

function factsOf(terms: Terms): Readonly<Record<string, string>> {
  const { rates, prizeGroup } = presentTerms(terms);
  return { ...rates, ...(prizeGroup !== null && { prizeGroup: String(prizeGroup) }) };
}
