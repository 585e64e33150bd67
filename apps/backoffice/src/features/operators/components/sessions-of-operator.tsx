import { auditKeys } from '../../../shared/audit-keys.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { AccountSessions, type EndBody } from '../../../shared/sessions/account-sessions.tsx';
import { endSessionsOfOperator } from '../api/end-sessions-of-operator.ts';
import { useSessionsOfOperator } from '../api/read-sessions-of-operator.ts';
import { operatorKeys } from '../operator-keys.ts';

/** Where another operator is signed in, for staff to look and to end (R71). */
export function SessionsOfOperator({ id }: { readonly id: string }) {
  const query = useSessionsOfOperator(id);
  async function end(body: EndBody) {
    const outcome = await endSessionsOfOperator({ params: { id }, body });
    if (outcome.ok) {
      queryClient.setQueryData(operatorKeys.sessions(id), outcome.value);
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
    }
    return outcome;
  }
  return <AccountSessions query={query} end={end} />;
}
