import { readBalance } from '@portal/protocol/calls/identity';
import { valueOf } from '@portal/protocol/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { client } from '../client/portal-client.ts';
import { useMember } from '../session/session.ts';
import { keep, recall } from '../device/storage.ts';

/** design-brief 3.3: refreshed after events and when a tab returns after 10 s, never by polling. */
const freshForMs = 10_000;

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async ({ signal }) => valueOf(await client.send(readBalance, { signal })),
  staleTime: freshForMs,
  refetchOnWindowFocus: true,
});

export function useBalance() {
  const isMember = useMember() !== undefined;
  return useQuery({ ...balanceQuery, enabled: isMember });
}

interface HiddenBalance {
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

const hiddenKey = 'balanceHidden';

/** Kept per device (design-brief 1.3). */
export const useHiddenBalance = create<HiddenBalance>()((set, get) => ({
  isHidden: recall(hiddenKey) === '1',
  toggle: () => {
    const isHidden = !get().isHidden;
    keep(hiddenKey, isHidden ? '1' : null);
    set({ isHidden });
  },
}));
