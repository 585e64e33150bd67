import {
  formatDecimal,
  planChase,
  runChase,
  type ChaseIssue,
  type ChaseRule,
} from '../../src/index.ts';
import { decimalAt, rationalAt } from './read.ts';
import { listAt, malformed, numberAt, numbersAt, textAt, type Check, type Json } from './report.ts';

function ruleOf(entry: Json): ChaseRule {
  const kind = textAt(entry, 'kind');
  switch (kind) {
    case 'same':
      return { kind };
    case 'double':
      return {
        kind,
        factor: numberAt(entry, 'factor'),
        every: 'every' in entry ? numberAt(entry, 'every') : 1,
      };
    case 'profit':
      return { kind, unitPrize: decimalAt(entry, 'unitPrize'), rate: rationalAt(entry, 'rate') };
    default:
      return malformed(`no chase of kind ${kind}`);
  }
}

/** lottery.md B5: the multiples of a plan. */
const chasePlan: Check = (entry) => {
  const plan = planChase({
    issues: numberAt(entry, 'issues'),
    startMultiple: numberAt(entry, 'startMultiple'),
    baseCost: decimalAt(entry, 'baseCost'),
    rule: ruleOf(entry),
  });
  if (!plan.ok) {
    return { error: plan.code };
  }
  const { multiples, totalCost, truncatedAt } = plan.value;
  return {
    multiples,
    totalCost: formatDecimal(totalCost),
    truncatedAt,
  };
};

function issueOf(multiple: number, payout: unknown): ChaseIssue {
  if (payout === 'void' || payout === null) {
    return { multiple, outcome: { kind: 'void' } };
  }
  const paid = decimalAt({ payout }, 'payout');
  return { multiple, outcome: { kind: 'settled', payout: paid, refunded: 0n } };
}

/** lottery.md B5: a chase over the payouts of its issues. */
const chaseRun: Check = (entry) => {
  const payouts = listAt(entry, 'issuePayouts');
  const issues = numbersAt(entry, 'multiples').map((multiple, index) =>
    issueOf(multiple, payouts[index] ?? '0'),
  );
  const { statuses, spent, refunded, payout } = runChase(issues, {
    baseCost: decimalAt(entry, 'baseCost'),
    stopOnWin: entry['stopOnWin'] === true,
  });
  return {
    statuses,
    spent: formatDecimal(spent),
    refunded: formatDecimal(refunded),
    payout: formatDecimal(payout),
  };
};

export const chaseGroups: Readonly<Record<string, Check>> = { chasePlan, chaseRun };
