import { readAdjustmentRules } from '@portal/protocol/calls/adjustments';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { adjustmentKeys } from '../adjustment-keys.ts';

/** What this operator may still correct alone; asked for when the form is open. */
export function useAdjustmentRules() {
  return useQuery({
    queryKey: adjustmentKeys.rules,
    queryFn: async ({ signal }) => valueOf(await client.send(readAdjustmentRules, { signal })),
  });
}
