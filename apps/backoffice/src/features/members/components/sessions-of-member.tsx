import { auditKeys } from '../../../shared/audit-keys.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { AccountSessions, type EndBody } from '../../../shared/sessions/account-sessions.tsx';
import { endSessionsOfMember } from '../api/end-sessions-of-member.ts';
import { useSessionsOfMember } from '../api/read-sessions-of-member.ts';
import { memberKeys } from '../member-keys.ts';

/** Where a member is signed in, for staff to look and to end (R71). */
export function SessionsOfMember({ id }: { readonly id: string }) {
  const query = useSessionsOfMember(id);
  async function end(body: EndBody) {
    const outcome = await endSessionsOfMember({ params: { id }, body });
    if (outcome.ok) {
      queryClient.setQueryData(memberKeys.sessions(id), outcome.value);
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
    }
    return outcome;
  }
  return <AccountSessions query={query} end={end} />;
}
