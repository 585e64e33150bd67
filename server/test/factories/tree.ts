import type { MemberId } from '@portal/protocol';
import { administer } from '../cluster.ts';

/** Puts members who registered below the house right below another one, who becomes an agent. */
export async function putBelow(
  test: { ownerUrl(): string },
  agentId: MemberId,
  memberIds: readonly MemberId[],
): Promise<void> {
  const url = test.ownerUrl();
  await administer(url, `update tree_positions set is_agent = true where member_id = '${agentId}'`);
  const below = memberIds.map((id) => `'${id}'`).join(', ');
  await administer(
    url,
    `update tree_positions
        set upline = array[(select number from tree_positions where member_id = '${agentId}')]
      where member_id in (${below})`,
  );
}
