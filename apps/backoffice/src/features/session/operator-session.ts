import type { Endpoints } from '@portal/protocol/endpoints';
import type { ReplyOf, SessionEnding } from '@portal/protocol';
import { forgetForms } from '@portal/ui';
import { create } from 'zustand';
import { unlockDesk } from '../../shared/desk-lock.ts';

export type Operator = ReplyOf<Endpoints['readOperator']>;

interface OperatorSession {
  /** `unknown` until the first answer of the server. */
  readonly state: 'unknown' | 'out' | 'in' | 'ended';
  readonly operator: Operator | undefined;
  /** Why the session ended, where the server said so. */
  readonly ending?: SessionEnding | undefined;
}

/** Who sits at the desk. Abilities come from the server and only decide what is shown. */
export const useOperatorSession = create<OperatorSession>(() => ({
  state: 'unknown',
  operator: undefined,
}));

export function signedIn(operator: Operator): void {
  useOperatorSession.setState({ state: 'in', operator, ending: undefined });
}

export function signedOut(): void {
  useOperatorSession.setState({ state: 'out', operator: undefined, ending: undefined });
}

/** The server knows the session no more. */
export function sessionEnded(ending?: SessionEnding): void {
  unlockDesk();
  forgetForms();
  useOperatorSession.setState({ state: 'ended', operator: undefined, ending });
}

export function useAbility(ability: Operator['abilities'][number]): boolean {
  return useOperatorSession((session) => session.operator?.abilities.includes(ability) === true);
}
