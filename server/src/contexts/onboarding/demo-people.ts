import type { MemberType } from '@portal/protocol';
import type { DemoDay } from '../../platform/demo/demo-part.ts';
import {
  demoBranches,
  demoDirectSignUps,
  demoFriends,
  demoReferrer,
  demoTopAgent,
} from './data/demo-tree.ts';

/** Somebody who joins in the past of the demo site. */
export interface DemoPerson {
  readonly username: string;
  readonly type: MemberType;
  /** The account name of the agent above. */
  readonly upline: string | undefined;
  /** The account name of the member with whose code they come. */
  readonly referrer?: string;
  /** The first and the last day on which they may join; everybody joins after their agent. */
  readonly joins: readonly [number, number];
  /** Between which shares of the weeks before the month, where a past has such weeks. */
  readonly early?: readonly [number, number];
}

/** Too few days before the month see nobody but the accounts of the first start. */
const fewestEarlyDays = 20;
/** Of the members of each team, those who were there before the month. */
const earlyOfTeam = 3;

/** The tree, agents before those below them. */
export const demoPeople: readonly DemoPerson[] = [
  ...demoBranches.flatMap(({ agent, teams }): readonly DemoPerson[] => [
    { username: agent, type: 2, upline: demoTopAgent, joins: [0, 0], early: [0, 0] },
    ...teams.flatMap((team): readonly DemoPerson[] => [
      { username: team.agent, type: 41, upline: agent, joins: [1, 4], early: [0.05, 0.2] },
      ...team.members.map((username, place): DemoPerson => {
        const person = { username, type: 0, upline: team.agent, joins: [5, 26] } as const;
        return place < earlyOfTeam ? { ...person, early: [0.25, 1] } : person;
      }),
    ]),
  ]),
  ...demoDirectSignUps.map((username): DemoPerson => {
    return { username, type: 0, upline: undefined, joins: [1, 29] };
  }),
  ...demoFriends.map((username): DemoPerson => {
    return { username, type: 0, upline: undefined, referrer: demoReferrer, joins: [1, 12] };
  }),
];

/** Those who join on a day. Who stands in `demo-accounts.json` was there from the first start. */
export function joiningOn(day: DemoDay): readonly DemoPerson[] {
  return demoPeople.filter(
    (person) => !person.username.startsWith('demo') && day.number === joinsOn(person, day),
  );
}

function joinsOn({ username, joins: [first, last], early }: DemoPerson, day: DemoDay): number {
  // More come early than late, as after every opening.
  const share = day.chanceOf(`joining ${username}`).fraction() ** 1.4;
  const earlyDays = -day.openedOn;
  if (early === undefined || earlyDays < fewestEarlyDays) {
    return first + Math.floor(share * (last - first + 1));
  }
  const [from, to] = early;
  return day.openedOn + Math.floor((from + share * (to - from)) * earlyDays);
}
