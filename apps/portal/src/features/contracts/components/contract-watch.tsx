import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useMember } from '../../../shared/session/session.ts';
import { consolidatedQuery } from '../api/read-consolidated.ts';

/** In session storage, so that a page that is loaded again does not ask the same agent again. */
const toldKey = 'contractsTold';

/**
 * Opens the modal of contracts once after an agent's login, when something waits (M-11). It waits
 * itself while another dialog is open.
 */
export function ContractWatch() {
  const { data } = useQuery(consolidatedQuery);
  const isFree = useDialogs((state) => state.open === undefined);
  const show = useDialogs((state) => state.show);
  const isDue = data?.showConsolidated === true && isFree;
  const account = useMember()?.account;
  useEffect(() => {
    if (isDue && account !== undefined && sessionStorage.getItem(toldKey) !== account) {
      sessionStorage.setItem(toldKey, account);
      show('contracts');
    }
  }, [isDue, account, show]);
  return null;
}
