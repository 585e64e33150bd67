import type { MemberId } from '@portal/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../test/factories/agents.ts';
import { forestSize } from '../../../test/forest-size.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { raiseTerms } from './terms/use-cases/raise-terms.ts';
import { usualTerms } from './terms/terms.ts';
import { readTeamMembers } from './read-team-members.ts';
import { readTeamOverview } from './sums/use-cases/read-team-overview.ts';
import { listTeamStatement } from './sums/use-cases/list-team-statement.ts';
import { readAgentIncome } from './sums/use-cases/read-agent-income.ts';
import { listDownline } from './use-cases/list-downline.ts';
import { noteDownline } from './use-cases/note-downline.ts';

/**
 * Every agent of a forest names everybody in it, through every use case that takes a name (R80).
 * Who stands below whom is known from how the forest was planted, not from what the tree says.
 */
const planted = forestSize;
const test = testDatabase();
const people: { readonly placed: Placed; readonly above: number; readonly isAgent: boolean }[] = [];

/** Every third one begins a tree of its own, so that most names are foreign. */
function parentOf(place: number): number {
  const agents = people.flatMap(({ isAgent }, at) => (isAgent ? [at] : []));
  return place % 8 === 0 ? -1 : (agents[(place * 7) % agents.length] ?? -1);
}

beforeAll(async () => {
  for (let place = 0; place < planted; place += 1) {
    const above = parentOf(place);
    const isAgent = place % 8 === 0 || place % 3 !== 0;
    const parent: MemberId | null = people[above]?.placed.id ?? null;
    const placed = await test.inUnit((ctx) => placeMember(ctx, { above: parent, isAgent }));
    people.push({ placed, above, isAgent });
  }
});

function isBelow(member: number, agent: number): boolean {
  const above = people[member]?.above ?? -1;
  return above === agent || (above !== -1 && isBelow(above, agent));
}

const parts = {
  contractKinds: () => Promise.resolve(new Map()),
  ranks: () => Promise.resolve(new Map()),
  wagesOf: () => Promise.resolve([]),
  incomeOf: () => Promise.resolve({ lines: [], below: [] }),
};
const days = { from: '2026-03-02', to: '2026-03-02' };
const page = { offset: 0, limit: 5, sort: 'joined', order: 'desc', isActiveOnly: false } as const;
const none = {
  category: undefined,
  search: undefined,
  source: undefined,
  kind: undefined,
  leastBalance: undefined,
  mostBalance: undefined,
} as const;
const list = { scope: 'team', sort: 'joined', order: undefined, hasContract: false } as const;

type Probe = (ctx: Ctx<MemberActor>, account: string) => Promise<unknown>;

/** Each takes a name; those that change something only take whoever stands right below. */
const probes: readonly Probe[] = [
  (ctx, account) => readTeamOverview(ctx, { ...none, ...days, account, scope: 'team' }, parts),
  (ctx, account) => listTeamStatement(ctx, { ...none, ...days, ...page, account }),
  (ctx, account) =>
    readAgentIncome(ctx, { ...days, account, source: undefined, scope: undefined }, parts),
  (ctx, account) =>
    listDownline(
      ctx,
      { ...none, ...list, account, from: undefined, to: undefined, pageNum: 1, pageSize: 5 },
      parts,
    ),
  (ctx, account) => readTeamMembers(ctx, { account, scope: 'team' }),
  (ctx, account) => noteDownline(ctx, { account, note: 'seen' }),
];

/** What a probe said: nothing but `not_found` may tell of somebody outside. */
async function answerTo(agent: Placed, account: string, probe: Probe): Promise<string> {
  try {
    await test.inUnit((ctx) => probe(ctx, account), { actor: agent.actor });
    return 'shown';
  } catch (error) {
    return error instanceof Refusal ? `${error.code} ${JSON.stringify(error.data)}` : 'broken';
  }
}

describe('names of others', () => {
  it('are shown to those above alone, and to everybody else as names of nobody', async () => {
    const leaks: string[] = [];
    let asked = 0;
    for (const [agent, caller] of people.entries()) {
      if (!caller.isAgent) {
        continue;
      }
      for (const [member, { placed }] of people.entries()) {
        // One use case after the other, so that each meets every kind of pair.
        const probe = probes[(agent * planted + member) % probes.length];
        const isOwn = agent === member;
        if (probe === undefined || isOwn) {
          continue;
        }
        asked += 1;
        const answer = await answerTo(caller.placed, placed.account, probe);
        const right = isBelow(member, agent) ? 'shown' : 'not_found {}';
        if (answer !== right) {
          leaks.push(`${agent} ${member} ${probes.indexOf(probe)}: ${answer}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(asked).toBeGreaterThan((planted * planted) / 2);
  });

  it('are raised by whoever stands right above alone', async () => {
    const leaks: string[] = [];
    const raise: Probe = (ctx, account) => raiseTerms(ctx, { account, terms: usualTerms }, []);
    for (const [agent, caller] of people.entries()) {
      const some = people.filter((_, member) => (member + agent) % 5 === 0);
      for (const { placed, above } of caller.isAgent ? some : []) {
        const answer = await answerTo(caller.placed, placed.account, raise);
        if (answer !== (above === agent ? 'shown' : 'not_found {}')) {
          leaks.push(`${agent} ${placed.account}: ${answer}`);
        }
      }
    }
    expect(leaks).toEqual([]);
  });
});
