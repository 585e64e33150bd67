import type { Endpoints } from '@portal/protocol/endpoints';
import type { ReplyOf } from '@portal/protocol';
import { create } from 'zustand';

export type Operator = ReplyOf<Endpoints['readOperator']>;

interface OperatorSession {
  /** `unknown` until the first answer of the server. */
  readonly state: 'unknown' | 'out' | 'in' | 'ended';
  readonly operator: Operator | undefined;
}

/** Who sits at the desk. Abilities come from the server and only decide what is shown. */
export const useOperatorSession = create<OperatorSession>(() => ({
  state: 'unknown',
  operator: undefined,
}));

export function signedIn(operator: Operator): void {
  useOperatorSession.setState({ state: 'in', operator });
}

export function signedOut(state: 'out' | 'ended' = 'out'): void {
  useOperatorSession.setState({ state, operator: undefined });
}

export function useAbility(ability: Operator['abilities'][number]): boolean {
  return useOperatorSession((session) => session.operator?.abilities.includes(ability) === true);
}
