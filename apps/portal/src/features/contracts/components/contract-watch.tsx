import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { consolidatedQuery } from '../api/read-consolidated.ts';

/**
 * Opens the modal of contracts once after an agent came, when something waits (M-11). It waits
 * itself while another dialog is open.
 */
export function ContractWatch() {
  const { data } = useQuery(consolidatedQuery);
  const wasShown = useRef(false);
  const isFree = useDialogs((state) => state.open === undefined);
  const show = useDialogs((state) => state.show);
  const isDue = data?.showConsolidated === true && isFree;
  useEffect(() => {
    if (isDue && !wasShown.current) {
      wasShown.current = true;
      show('contracts');
    }
  }, [isDue, show]);
  return null;
}
