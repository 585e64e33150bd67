import { isLive, type Contract, type ContractState } from './contract.ts';
import { uncoveredRow } from './tier.ts';

/** What accepting a proposal does to another contract (C3). */
export interface ContractEnd {
  readonly contractId: string;
  readonly state: ContractState;
  readonly reason: 'REPLACED' | 'HIGHER_THAN_OWN' | 'OWN_CONTRACT_LOST';
}

/**
 * The contracts that end when a payee accepts, in the order they fall: first the pair's own, then
 * every contract or offer of the payee that its remaining own contracts no longer cover, and so on
 * down the line. The list is what a client must show and confirm (`willEnd`, `CONFIRM_REQUIRED`).
 */
export function acceptEffects(
  existing: readonly Contract[],
  accepted: Contract,
): readonly ContractEnd[] {
  const sameKind = existing.filter(({ kind, id }) => kind === accepted.kind && id !== accepted.id);
  const replaced = sameKind.filter(
    (contract) =>
      isLive(contract) && contract.payee === accepted.payee && contract.scope === accepted.scope,
  );
  const ends: ContractEnd[] = replaced.map(({ id }) => ({
    contractId: id,
    state: 'SUPERSEDED',
    reason: 'REPLACED',
  }));
  const held = [...sameKind.filter((contract) => !replaced.includes(contract)), accepted];
  return [...ends, ...cutsBelow(held, accepted.payee)];
}

/** Everything that falls when an agent's own contracts of a kind are exactly those of `held`. */
export function cutsBelow(held: readonly Contract[], agent: string): readonly ContractEnd[] {
  const ends: ContractEnd[] = [];
  let left = held;
  const queue = [agent];
  for (const payer of queue) {
    const own = left.filter((contract) => contract.payee === payer && isLive(contract));
    for (const promise of left.filter((contract) => contract.payer === payer && isOpen(contract))) {
      const reason = lossReason(own, promise);
      if (reason !== undefined) {
        ends.push({
          contractId: promise.id,
          state: promise.state === 'PENDING' ? 'CANCELLED' : 'AUTO_ENDED',
          reason,
        });
        left = left.filter(({ id }) => id !== promise.id);
        queue.push(promise.payee);
      }
    }
  }
  return ends;
}

function isOpen(contract: Contract): boolean {
  return isLive(contract) || contract.state === 'PENDING';
}

function lossReason(
  own: readonly Contract[],
  promise: Contract,
): 'HIGHER_THAN_OWN' | 'OWN_CONTRACT_LOST' | undefined {
  const inScope = own.filter(({ scope }) => scope === 'CONS' || scope === promise.scope);
  if (inScope.length === 0) {
    return 'OWN_CONTRACT_LOST';
  }
  const tiers = inScope.flatMap((contract) => contract.tiers);
  return uncoveredRow(tiers, promise.tiers) === undefined ? undefined : 'HIGHER_THAN_OWN';
}
