import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../../platform/demo/demo-part.ts';
import { demoOperatorCtx, subjectNamed } from '../../identity/index.ts';
import type { PersonMark } from './mark-form.ts';
import { selectPersonCasesOf } from './store-person-cases.ts';
import { decidePersonCase, type SamePersonPort } from './use-cases/decide-person-case.ts';
import { noteMarks } from './use-cases/note-marks.ts';

interface DemoPair {
  /** Day and hour at which the second one shows the mark of the first. */
  readonly dayNumber: number;
  readonly hours: number;
  readonly accounts: readonly [string, string];
  readonly marks: readonly PersonMark[];
  readonly decision?: {
    readonly hours: number;
    readonly decision: 'same' | 'different';
    readonly reason: string;
  };
}

/** A household, a second account, and two pairs that nobody has looked at yet. */
const pairs: readonly DemoPair[] = [
  {
    dayNumber: 26,
    hours: 11.2,
    accounts: ['papayaking', 'lanternfish'],
    marks: [{ kind: 'device', value: 'demo-browser-of-a-household' }],
    decision: {
      hours: 15.4,
      decision: 'different',
      reason: 'Brother and sister at one table; both sent papers.',
    },
  },
  {
    dayNumber: 28,
    hours: 13.6,
    accounts: ['sunup99', 'noodlebar'],
    marks: [{ kind: 'email', value: 'sun.up@mail.example' }],
  },
  {
    dayNumber: 29,
    hours: 10.2,
    accounts: ['carousel5', 'owlhour'],
    marks: [
      { kind: 'device', value: 'demo-browser-of-a-night' },
      { kind: 'name', value: 'Carol Owens' },
    ],
  },
  // Late on the last day: whoever is stopped plays no more.
  {
    dayNumber: 29,
    hours: 23.1,
    accounts: ['coppercoin', 'hadi_m'],
    marks: [
      { kind: 'phone', value: '+66812223334' },
      { kind: 'device', value: 'demo-browser-of-two-accounts' },
    ],
    decision: { hours: 23.5, decision: 'same', reason: 'One number and one browser.' },
  },
];

export function personsDemo(refuseSamePerson: SamePersonPort): DemoPart {
  return async (_ctx, day) =>
    Promise.resolve(
      pairs
        .filter(({ dayNumber }) => dayNumber === day.number)
        .flatMap((pair) => scenesOf({ ...pair, refuseSamePerson }, day)),
    );
}

type Played = DemoPair & { readonly refuseSamePerson: SamePersonPort };

function scenesOf(pair: Played, day: DemoDay): readonly Scene[] {
  const found = { at: day.at(pair.hours), play: (ctx: Ctx) => find(ctx, pair) };
  const { decision } = pair;
  return decision === undefined
    ? [found]
    : [found, { at: day.at(decision.hours), play: (ctx: Ctx) => decide(ctx, pair) }];
}

async function find(ctx: Ctx, { accounts, marks }: DemoPair): Promise<void> {
  for (const account of accounts) {
    const memberId = await memberNamed(ctx, account);
    if (memberId !== undefined) {
      await noteMarks(ctx, memberId, marks);
    }
  }
}

async function decide(ctx: Ctx, { accounts, decision, refuseSamePerson }: Played): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  const memberId = await memberNamed(ctx, accounts[0]);
  const cases = memberId === undefined ? [] : await selectPersonCasesOf(ctx.tx, [memberId]);
  const waiting = cases.find(({ state }) => state === 'waiting');
  if (own !== undefined && waiting !== undefined && decision !== undefined) {
    const { decision: word, reason } = decision;
    await decidePersonCase(own, refuseSamePerson, { id: waiting.id, decision: word, reason });
  }
}

async function memberNamed(ctx: Ctx, username: string): Promise<MemberId | undefined> {
  const id = await subjectNamed(ctx, { realm: 'member', username });
  return id !== undefined && isIdOf('mbr', id) ? id : undefined;
}
