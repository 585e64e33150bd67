import { cutPackets } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { uniformFrom } from '../../../platform/uniform-from.ts';
import type { Envelope } from './store-envelopes.ts';

export type RainForm = Pick<
  Envelope,
  | 'names'
  | 'opensAt'
  | 'budgetMinor'
  | 'packets'
  | 'grabs'
  | 'multiple'
  | 'needsDeposit'
  | 'needsPlay'
  | 'leastRank'
> & {
  readonly seconds: number;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
};

/**
 * The packets of a rain, which come to its budget. Refuses `envelope_invalid` without a name, with
 * a beginning that is over, or where they cannot come to it.
 */
export function packetsOf(ctx: Pick<Ctx, 'clock' | 'random'>, form: RainForm): readonly bigint[] {
  const isNamed = Object.values(form.names).some((name) => name !== '');
  const isAhead = Temporal.Instant.compare(form.opensAt, ctx.clock.now()) > 0;
  const cut = cutPackets(form, uniformFrom(ctx.random));
  if (!isNamed || !isAhead || !cut.ok) {
    throw new Refusal('envelope_invalid');
  }
  return cut.value;
}
