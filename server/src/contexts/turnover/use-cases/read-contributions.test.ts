import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { openRequirement } from './open-requirement.ts';
import { readContributions } from './read-contributions.ts';
import { readRequirements } from './read-requirements.ts';

const test = testDatabase();

describe('readContributions', () => {
  it('has a line for each bet that counted, the newest first', async () => {
    const player = turnoverPlayer(test, 'lines01');
    const { memberId } = player;
    const bonus = { memberId, source: 'bonus', reference: 'rwd_lines001' } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...bonus, amountMinor: 9000n, multiple: 1 }));
    await player.book(player.fact('b1'));
    test.clock.advance({ seconds: 1 });
    await player.book(player.fact('b2'));
    const query = { memberId, openOnly: true };
    const [open] = await test.inUnit((ctx) => readRequirements(ctx, query));
    const { id } = assertDefined(open, 'the requirement is open');
    const lines = await test.inUnit((ctx) => readContributions(ctx, id));
    expect(lines.map(({ betId }) => betId)).toEqual([player.betId('b2'), player.betId('b1')]);
  });
});
