import type { Endpoints, ReplyOf, SessionEnding } from '@portal/protocol';
import { create } from 'zustand';
import { sessionToken } from '../client/portal-client.ts';
import { keep, recall } from '../device/storage.ts';

export type MemberInfo = ReplyOf<Endpoints['readMemberInfo']>;

/** Fields that portal.md section 3 keeps in session storage beside the token. */
const keptNames = ['nickname', 'account', 'customerId', 'isAgent'] as const;

/** What this member was shown or asked once since the login; the next login does it again. */
const toldNames = ['contractsTold', 'popup:user'] as const;

/** Of the login that all tabs of this browser share: `first`, or that its greeting was closed. */
export const greetingName = 'popup:login';

/** Why the session of this tab is over; `unknown` when the server knows no such session. */
export type Ended = SessionEnding | 'unknown';

interface SessionState {
  /** `checking` until the first answer about a kept token or cookie. */
  readonly status: 'checking' | 'visitor' | 'member';
  readonly member: MemberInfo | undefined;
  /** The account was opened, or signed in to, for the first time in this visit. */
  readonly isFirstLogin: boolean;
  /** The password has to be replaced before anything else (portal.md 3). */
  readonly isChangePaw: boolean;
  /** The person is signing out: that the server knows no session then is no news. */
  readonly isLeaving: boolean;
  /** Undefined when the person signed out, or never was signed in. */
  readonly ended: Ended | undefined;
  /** `isFirstLogin` is known of a login; a tab that finds one goes on with what it was. */
  readonly enter: (token: string, member: MemberInfo, isFirstLogin?: boolean) => void;
  /** The session can do nothing but change the password: a visitor until that is done. */
  readonly restrict: () => void;
  readonly leave: (ended?: Ended) => void;
  /** Nobody could be asked who is there: a visitor for now, whose token is kept. */
  readonly standBy: () => void;
}

export const useSession = create<SessionState>()((set) => ({
  status: 'checking',
  member: undefined,
  isFirstLogin: false,
  isChangePaw: false,
  isLeaving: false,
  ended: undefined,
  enter: (token, member, isFirst) => {
    sessionToken.write(token);
    keepFacts(member);
    if (isFirst !== undefined) {
      keep(greetingName, isFirst ? 'first' : null);
    }
    const isFirstLogin = isFirst ?? recall(greetingName) === 'first';
    set({ status: 'member', member, isFirstLogin, isChangePaw: false, ended: undefined });
  },
  restrict: () => {
    set({ status: 'visitor', member: undefined, isChangePaw: true });
  },
  leave: (ended) => {
    sessionToken.clear();
    for (const name of [...keptNames, ...toldNames]) {
      sessionStorage.removeItem(name);
    }
    keep(greetingName, null);
    const status = 'visitor';
    set({ status, member: undefined, isChangePaw: false, isLeaving: false, ended });
  },
  standBy: () => {
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
