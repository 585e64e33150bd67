import type { CareOutcome } from '@portal/protocol';
import { closeCareCase } from '@portal/protocol/calls/care-desk';
import { client } from '../../../shared/client.ts';

/** Ends a case with what came of it. */
export function closeCase(
  id: string,
  body: { readonly outcome: CareOutcome; readonly reason: string },
) {
  return client.send(closeCareCase, { params: { id }, body });
}
