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
}

/** The tree, agents before those below them. */
export const demoPeople: readonly DemoPerson[] = [
  ...demoBranches.flatMap(({ agent, teams }): readonly DemoPerson[] => [
    { username: agent, type: 2, upline: demoTopAgent, joins: [0, 0] },
    ...teams.flatMap((team): readonly DemoPerson[] => [
      { username: team.agent, type: 41, upline: agent, joins: [1, 4] },
      ...team.members.map((username): DemoPerson => {
        return { username, type: 0, upline: team.agent, joins: [5, 26] };
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
  return demoPeople.filter(({ username, joins: [first, last] }) => {
    if (username.startsWith('demo')) {
      return false;
    }
    // More come early than late, as after every opening.
    const share = day.chanceOf(`joining ${username}`).fraction() ** 1.4;
    return day.number === first + Math.floor(share * (last - first + 1));
  });
}
