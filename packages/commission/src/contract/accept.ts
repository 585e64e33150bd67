import { isInReach, isLive, type Contract, type ContractState } from './contract.ts';
import { uncoveredRow } from './tier.ts';

/** What accepting a proposal does to another contract (agents-loyalty-money.md C3). */
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
  contracts: readonly Contract[],
  newContract: Contract,
): readonly ContractEnd[] {
  const sameKind = contracts.filter(
    ({ kind, id }) => kind === newContract.kind && id !== newContract.id,
  );
  const replaced = sameKind.filter((contract) => isReplacedBy(contract, newContract));
  const liveContracts = [
    ...sameKind.filter((contract) => !replaced.includes(contract)),
    newContract,
  ];
  return [...replaced.map(supersededEnd), ...cutsBelow(liveContracts, newContract.payee)];
}

/**
 * What storing a proposal ends. By default nothing: the pair's contract lives until the new one
 * takes effect, so that a payer cannot stop paying by proposing. With `endsOldOnPropose`, the
 * literal reading of the specification, it ends at once, and with it what it alone covered
 * (agents-loyalty-money.md C3, both readings).
 */
export function proposeEffects(
  contracts: readonly Contract[],
  proposal: Contract,
  settings: { readonly endsOldOnPropose: boolean },
): readonly ContractEnd[] {
  if (!settings.endsOldOnPropose) {
    return [];
  }
  const { kind, payee } = proposal;
  const sameKind = contracts.filter((contract) => contract.kind === kind);
  const replaced = sameKind.filter((contract) => isReplacedBy(contract, proposal));
  const left = sameKind.filter((contract) => !replaced.includes(contract));
  return [...replaced.map(supersededEnd), ...cutsBelow(left, payee)];
}

function isReplacedBy(contract: Contract, next: Contract): boolean {
  return isLive(contract) && contract.payee === next.payee && contract.scope === next.scope;
}

function supersededEnd({ id }: Contract): ContractEnd {
  return { contractId: id, state: 'SUPERSEDED', reason: 'REPLACED' };
}

/**
 * The contracts that end below an agent when its own contracts of a kind are exactly `contracts`.
 */
export function cutsBelow(contracts: readonly Contract[], agent: string): readonly ContractEnd[] {
  const ends: ContractEnd[] = [];
  let left = contracts;
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
  contracts: readonly Contract[],
  promise: Contract,
): 'HIGHER_THAN_OWN' | 'OWN_CONTRACT_LOST' | undefined {
  const inReach = contracts.filter((contract) => isInReach(contract, promise));
  if (inReach.length === 0) {
    return 'OWN_CONTRACT_LOST';
  }
  const tiers = inReach.flatMap((contract) => contract.tiers);
  return uncoveredRow(tiers, promise.tiers) === undefined ? undefined : 'HIGHER_THAN_OWN';
}
