import { listAccountFaults } from '@portal/protocol/calls/reconciliation';
import { valueOf } from '@portal/protocol/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { cashierKeys } from '../cashier-keys.ts';

export function useAccountFaults() {
  return useInfiniteQuery(
    cursorPages(cashierKeys.faults, async (query, signal) =>
      valueOf(await client.send(listAccountFaults, { query, signal })),
    ),
  );
}
