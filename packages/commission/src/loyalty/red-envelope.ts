import { refused, ok, type Result } from '@portal/money';

/** A rain of packets; amounts in minor units (agents-loyalty-money.md D6). */
export interface EnvelopePlan {
  readonly budgetMinor: bigint;
  readonly packets: number;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** A uniform whole number in `[0, boundExclusive)` from a cryptographic source. */
export type UniformSource = (boundExclusive: bigint) => bigint;

/**
 * Cuts the budget into packets when the session is created. Every packet gets the minimum; the rest
 * is dealt by uniform draws of at most twice the mean, capped, the overflow of the last fills the
 * others; then the packets are shuffled so that their position tells nothing.
 */
export function cutPackets(
  plan: EnvelopePlan,
  uniform: UniformSource,
): Result<readonly bigint[], 'envelope_plan_impossible'> {
  const { budgetMinor, packets, minMinor, maxMinor } = plan;
  const count = BigInt(packets);
  const isPossible =
    packets > 0 &&
    minMinor > 0n &&
    count * minMinor <= budgetMinor &&
    budgetMinor <= count * maxMinor;
  if (!isPossible) {
    return refused('envelope_plan_impossible');
  }
  return ok(shuffle(fillUp(dealExtras(plan, uniform), plan), uniform));
}

function dealExtras(plan: EnvelopePlan, uniform: UniformSource): bigint[] {
  const cap = plan.maxMinor - plan.minMinor;
  let rest = plan.budgetMinor - BigInt(plan.packets) * plan.minMinor;
  const extras: bigint[] = [];
  for (let left = BigInt(plan.packets); left >= 2n; left -= 1n) {
    const drawn = least(uniform(2n * (rest / left) + 1n), least(cap, rest));
    extras.push(drawn);
    rest -= drawn;
  }
  return [...extras, rest];
}

/** The last packet keeps what it may; its overflow goes to the first packets that have room. */
function fillUp(extras: readonly bigint[], { minMinor, maxMinor }: EnvelopePlan): bigint[] {
  const cap = maxMinor - minMinor;
  const last = extras.at(-1) ?? 0n;
  let overflow = last > cap ? last - cap : 0n;
  return extras.map((extra, index) => {
    const own = index === extras.length - 1 ? least(extra, cap) : extra;
    const more = least(cap - own, overflow);
    overflow -= more;
    return minMinor + own + more;
  });
}

function shuffle(packets: readonly bigint[], uniform: UniformSource): bigint[] {
  const shuffled = [...packets];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Number(uniform(BigInt(at) + 1n));
    [shuffled[at], shuffled[other]] = [shuffled[other] ?? 0n, shuffled[at] ?? 0n];
  }
  return shuffled;
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
