import { expect, it } from 'vitest';
import { placeMember } from './factories/agents.ts';
import { usualSettings } from './factories/contracts.ts';
import { buildOperator } from './factories/operators.ts';
import { testDatabase } from './harness.ts';
import { usualTerms } from '../src/contexts/agents/index.ts';
import { changeTerms } from '../src/contexts/agents/desk/use-cases/change-terms.ts';
import { wagesOf } from '../src/contexts/contracts/wages-of.ts';
import { proposeForHouse } from '../src/contexts/contracts/desk/use-cases/propose-for-house.ts';

const test = testDatabase();
const parts = {
  contractKinds: () => Promise.resolve(new Map()),
  ranks: () => Promise.resolve(new Map()),
  incomeOf: () => Promise.resolve({ lines: [], below: [] }),
  wagesOf,
};

it('stays within the return guard beside a raise of rates, two at once (A10)', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const actor = buildOperator();
    const terms = { rates: { ...usualTerms.rates, SPORTS: 14_000 }, prizeGroup: null };
    const tier = {
      minBet: '0.00',
      minLoss: null,
      minActive: 0,
      rateType: 'P',
      rate: '0.8',
    } as const;
    const offer = { kind: 'DAILY', scope: 'SPORTS', payeeId: id, tiers: [tier] } as const;
    const outcomes = await Promise.allSettled([
      test.inUnit(
        (ctx) => changeTerms(ctx, { memberId: id, terms, reason: 'asked for more' }, parts),
        { actor },
      ),
      test.inUnit((ctx) => proposeForHouse(ctx, { ...offer, reason: 'a wage' }, usualSettings), {
        actor,
      }),
    ]);
    // 1.4 % and 0.8 % are more than the 2.0 % of a sport.
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'return_guard' } }]);
  }
});
