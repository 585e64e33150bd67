import type { ContractKind } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { listBills } from './list-bills.ts';

const test = testDatabase();
const { at, begin, offer, settleAll } = settlingLine(test);

beforeEach(begin);

/** When the units of the first agent began, page by page of two. */
async function starts(kind: ContractKind): Promise<readonly string[]> {
  const session = {
    sessionId: 'ses_1',
    isAgent: true,
    isTrial: false,
    isRestricted: false,
  } as const;
  const actor = { kind: 'member', id: at(0), ip: '203.0.113.5', ...session } as const;
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listBills>> = await test.inUnit(
      (ctx) => listBills(ctx, { kind, cursor, limit: 2 }),
      { actor },
    );
    found.push(...page.rows.map(({ unitStart }) => String(unitStart)));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

describe('listBills', () => {
  it.each(['DAILY', 'HOURLY'] as const)(
    'goes through a day by its hours, and through days from the newest on: %s',
    async (kind) => {
      await test.inUnit(async (ctx) => {
        await sign(ctx, offer(0, '0.2', { kind }));
        // Of both, given and received, one list.
        await sign(ctx, offer(1, '0.1', { kind }));
      });
      test.clock.advance({ hours: kind === 'HOURLY' ? 5 : 96 });
      await settleAll();
      const listed = await starts(kind);
      expect(new Set(listed).size).toBeGreaterThanOrEqual(3);
      expect(listed).toHaveLength(2 * new Set(listed).size);
      const inOrder = listed.toSorted();
      expect(listed).toEqual(kind === 'HOURLY' ? inOrder : inOrder.toReversed());
    },
  );
});
