import type { Endpoint } from '../endpoint.ts';
import type { StepUpKind } from '../factors.ts';
import { stepUpKinds } from '../factors.ts';
import type { Client } from './client.ts';
import type { Failure, Input, Outcome, Wire } from './wire.ts';

/** Asks the person for a proof of one of these kinds; false when they would rather not. */
export type ProofAsker = (kinds: readonly StepUpKind[]) => Promise<boolean>;

/** Has a strange place verified; false when the person would rather not (X8). */
export type PlaceAsker = () => Promise<boolean>;

const nobodyAsks: PlaceAsker = () => Promise.resolve(false);

/**
 * A sensitive call that is refused until its caller proves who they are is sent again after the
 * proof, unchanged and with its own key, so that no screen has to know which calls those are.
 */
export function repeatAfterProof(
  client: Client,
  ask: ProofAsker,
  askForPlace = nobodyAsks,
): Client {
  return {
    ...client,
    async send<E extends Endpoint>(wire: Wire<E>, input: Input<E>): Promise<Outcome<E>> {
      const first = await client.send(wire, input);
      const isHeld = !first.ok && first.code === 'verification_required';
      const outcome = isHeld && (await askForPlace()) ? await client.send(wire, input) : first;
      if (outcome.ok || outcome.code !== 'step_up_required') {
        return outcome;
      }
      return (await ask(kindsIn(outcome))) ? client.send(wire, input) : outcome;
    },
  };
}

function kindsIn({ data }: Failure): readonly StepUpKind[] {
  const named = Array.isArray(data['kinds']) ? data['kinds'] : [];
  return stepUpKinds.filter((kind) => named.includes(kind));
}
