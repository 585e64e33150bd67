import { isIdOf, vendorFindingKinds } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { spanOf } from '../../../../platform/reconciling/span-of.ts';
import { readBetsNamed, readBetsPlaced, type VendorBet } from '../../../bets/index.ts';
import { selectPlayerIds } from '../../store-sessions.ts';
import {
  type BetDifference,
  compareBets,
  dayStateOf,
  isWithin,
  type OurBet,
  type TheirBet,
} from '../compare-bets.ts';
import { upsertDay } from '../store-days.ts';
import type { ToldDay } from '../told-day.ts';
import { agreeFindings, insertFinding } from '../store-findings.ts';

/**
 * Of a day on which everything differs, so many become findings; the day says how many there are.
 */
const mostFindings = 500;
/** What a comparison of bets finds, or makes up for. */
const betFindings = vendorFindingKinds.filter((kind) => !/^(?:transfer|balance)_/u.test(kind));

export interface VendorDay {
  readonly vendorCode: string;
  readonly day: Temporal.PlainDate;
}

/**
 * Holds what a vendor says of a day of the site against our bets; every difference becomes one
 * finding (rule 22), and one that waits and differs no more ends by itself. Nothing here moves
 * money (rule 23). Answers how many differences there are.
 */
export async function keepVendorDay(
  ctx: Ctx,
  /** Bets of other days may stand among them. */
  run: VendorDay & ToldDay & { readonly source: 'fetched' | 'file' },
): Promise<number> {
  const { vendorCode, source, theirs } = run;
  const day = String(run.day);
  const unread = run.unread.map((line) => ({
    ...line,
    txId: line.txId ?? `${day} #${line.place}`,
  }));
  const span = spanOf(ctx, run.day);
  const ours = await oursOf(ctx, { ...run, ...span, unread });
  const differences = compareBets({ ours, theirs, unread }, span);
  const at = ctx.clock.now();
  for (const difference of differences.slice(0, mostFindings)) {
    const id = ctx.ids.next('vfd');
    await insertFinding(ctx.tx, { ...foundIn(ctx, difference), id, vendorCode, day, at });
  }
  await agreeFindings(ctx.tx, { vendorCode, of: { day }, kinds: betFindings, differences, at });
  const theirDay = theirs.filter((bet) => isWithin(bet, span));
  const ourDay = ours.filter((bet) => isWithin(bet, span));
  await upsertDay(ctx.tx, {
    vendorCode,
    day,
    source,
    theirsCount: theirDay.length,
    oursCount: ourDay.length,
    theirsMinor: stakesOf(theirDay),
    oursMinor: stakesOf(ourDay),
    differences: differences.length,
    at,
  });
  return differences.length;
}

/** Our bets of the day, and those of other days that the vendor named. */
async function oursOf(
  ctx: Ctx,
  run: ToldDay & {
    readonly vendorCode: string;
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly OurBet[]> {
  const { vendorCode, theirs, unread, from, to } = run;
  const provider = `vendor:${vendorCode}`;
  const memberIds = await selectPlayerIds(ctx.tx, vendorCode);
  const placed = await readBetsPlaced(ctx, { provider, memberIds, from, to });
  const unreadIds = unread.flatMap(({ txId }) => txId ?? []);
  const txIds = [...new Set([...namedBeside({ ours: placed, theirs }), ...unreadIds])];
  const named = await readBetsNamed(ctx, { provider, txIds, versionsFrom: to });
  const known = new Set(placed.map(nameOf));
  return [...placed, ...named.filter((bet) => !known.has(nameOf(bet)))].map(ourBet);
}

const nameOf = ({ txId, isPrize }: VendorBet) => `${isPrize} ${txId}`;

/** Ids of which we may have more than was placed on the day: a stake and a prize may share one. */
function namedBeside({
  ours,
  theirs,
}: {
  readonly ours: readonly VendorBet[];
  readonly theirs: readonly TheirBet[];
}): readonly string[] {
  const staked = new Set(ours.filter(({ isPrize }) => !isPrize).map(({ txId }) => txId));
  const told = new Set<string>();
  const sought = new Set<string>();
  for (const { txId } of theirs) {
    if (!staked.has(txId) || told.has(txId)) {
      sought.add(txId);
    }
    told.add(txId);
  }
  return [...sought];
}

function ourBet(bet: VendorBet): OurBet {
  const versions = bet.versions.map((version) => ({
    ...version,
    state: dayStateOf(version.state),
  }));
  return { ...bet, roundId: bet.roundId ?? '', state: dayStateOf(bet.state), versions };
}

/** What does not stand was not staked. */
function stakesOf(bets: readonly TheirBet[]): bigint {
  return bets
    .filter(({ state }) => state !== 'CANCELLED')
    .reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
}

function foundIn(ctx: Ctx, { kind, txId, isPrize, ours, theirs }: BetDifference) {
  const memberId = ours?.memberId ?? theirs?.memberId ?? '';
  return {
    kind,
    txId,
    isPrize,
    roundId: ours?.roundId ?? theirs?.roundId ?? '',
    memberId: isIdOf('mbr', memberId) ? memberId : null,
    currency: ours?.currency ?? theirs?.currency ?? ctx.site.currency,
    ours,
    theirs,
  };
}
