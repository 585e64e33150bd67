import { messageKind, messageTypeNames } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../test/factories/rewards.ts';
import { testDatabase } from '../../../test/harness.ts';
import { setFlag } from '../limits/index.ts';
import { reaches, standingsOf, typesShown } from './gate.ts';

const test = testDatabase();
const bench = rewardsBench(test);

describe('the gate of messages', () => {
  it('lets no call to a gift reach who may take none, and all else (R16)', async () => {
    const [held, free] = await bench.members(2);
    const [stopped, other] = [held?.id ?? 'mbr_missing1', free?.id ?? 'mbr_missing1'];
    const flag = { memberId: stopped, flag: 'NO_BONUS', reason: 'A sign of harm.' } as const;
    await test.inUnit((ctx) => setFlag(ctx, flag));
    const asks = [stopped, other].map(
      (memberId) => ({ memberId, type: 'promo_expiring' }) as const,
    );
    const standingOf = await test.inUnit((ctx) => standingsOf(ctx, asks));
    const heard = asks.map(({ memberId, type }) => reaches(type, standingOf(memberId)));
    expect(heard).toEqual([false, true]);
    const shown = await test.inUnit((ctx) => typesShown(ctx, stopped));
    const hidden = messageTypeNames.filter((type) => !shown.includes(type));
    expect(hidden).toContain('promo_expiring');
    expect(hidden.filter((type) => messageKind(type).need !== 'gift')).toEqual([]);
    expect(await test.inUnit((ctx) => typesShown(ctx, other))).toEqual(messageTypeNames);
  });
});
