import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

describe('the betting record of a member', () => {
  it('is the one that the member sees, and 404 for an unknown id', async () => {
    const operator = await enterOwner(server);
    const member = server.browser();
    const { id } = await registerMember(member);
    const game = await member.call(endpoints.listHotGames, { query: { limitNum: '1' } });
    const [first] = game.value['list'] as { nodeId: string }[];
    const body = { nodeId: first?.nodeId ?? '' };
    const launched = await member.call(endpoints.launchGame, { body });
    const stake = String(launched.value['defaultStake']);
    const key = 'backoffice-record-1';
    const spun = await member.call(endpoints.spinSlot, { body: { ...body, stake }, key });
    expect(spun.status).toBe(200);
    const own = await member.call(endpoints.listRounds);
    const seen = await operator.call(endpoints.listMemberRounds, { params: { id } });
    expect(seen.value).toEqual(own.value);
    expect(seen.value['content']).toHaveLength(1);
    const params = { id: 'mbr_00000000000000000000000000000000' };
    expect((await operator.call(endpoints.listMemberRounds, { params })).code).toBe('not_found');
  });
});
