import type { Endpoints, ReplyOf } from '@portal/protocol';
import { create } from 'zustand';
import { sessionToken } from '../client/portal-client.ts';

export type MemberInfo = ReplyOf<Endpoints['readMemberInfo']>;

/** Fields that portal.md section 3 keeps in session storage beside the token. */
const keptNames = ['nickname', 'account', 'customerId', 'isAgent'] as const;

interface SessionState {
  /** `checking` until the first answer about a kept token or cookie. */
  readonly status: 'checking' | 'visitor' | 'member';
  readonly member: MemberInfo | undefined;
  readonly enter: (token: string, member: MemberInfo) => void;
  readonly leave: () => void;
}

export const useSession = create<SessionState>()((set) => ({
  status: 'checking',
  member: undefined,
  enter: (token, member) => {
    sessionToken.write(token);
    keepFacts(member);
    set({ status: 'member', member });
  },
  leave: () => {
    sessionToken.clear();
    for (const name of keptNames) {
      sessionStorage.removeItem(name);
    }
    set({ status: 'visitor', member: undefined });
  },
}));

function keepFacts(member: MemberInfo): void {
  sessionStorage.setItem('nickname', member.nickname);
  sessionStorage.setItem('account', member.account);
  sessionStorage.setItem('customerId', member.id);
  sessionStorage.setItem('isAgent', member.isAgent ? '1' : '0');
}

/** The signed-in member; undefined for visitors and before the first answer. */
export function useMember(): MemberInfo | undefined {
  return useSession((state) => state.member);
}
