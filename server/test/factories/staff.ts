import type { MemberId } from '@portal/protocol';
import { changeTags } from '../../src/contexts/members/tags/use-cases/change-tags.ts';
import type { testDatabase } from '../harness.ts';
import { buildOperator } from './operators.ts';

/** Somebody who works for the house, as the desk marks it. */
export async function markStaff(
  test: ReturnType<typeof testDatabase>,
  id: MemberId,
): Promise<void> {
  const tags = ['staff', 'tester'];
  const change = { id, tags, reason: 'Works for the house.' };
  await test.inUnit((ctx) => changeTags(ctx, change), { actor: buildOperator('opr_staffdesk1') });
}
