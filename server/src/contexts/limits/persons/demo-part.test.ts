import { describe, expect, it } from 'vitest';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { DemoDay } from '../../../platform/demo/demo-part.ts';
import { createCredential } from '../../identity/index.ts';
import { refuseSamePerson } from '../../operators/index.ts';
import { personsDemo } from './demo-part.ts';

const test = testDatabase();
const server = runningServer(test);

const accounts =
  'papayaking lanternfish sunup99 noodlebar carousel5 owlhour coppercoin hadi_m'.split(' ');

async function openAll(): Promise<void> {
  const passwordHash = await server.built().contexts.identity.hasher.hash('a quiet word at night');
  for (const username of accounts) {
    test.clock.advance({ seconds: 1 });
    await test.inUnit((ctx) =>
      createCredential(ctx, {
        subjectId: ctx.ids.next('mbr'),
        realm: 'member',
        username,
        passwordHash,
        isAgent: false,
        isTrial: false,
        role: null,
      }),
    );
  }
}

describe('the pairs of a demo site', () => {
  it('are one of each decision and two that wait', async () => {
    await openAll();
    for (const number of [25, 26, 27, 28, 29]) {
      // The part asks for no more of a day than these.
      const day = { number, at: () => test.clock.now() } as unknown as DemoDay;
      const scenes = await test.inUnit((ctx) => personsDemo(refuseSamePerson)(ctx, day));
      for (const { play } of scenes) {
        await test.inUnit(play);
      }
    }
    const { rows } = await test.database().pool.query<{ state: string; pair: string }>(
      `select c.state, n.username || ' ' || o.username as pair from person_cases c
         join credentials n on n.subject_id = c.newer_id
         join credentials o on o.subject_id = c.older_id order by c.found_at, c.id`,
    );
    expect(rows.map(({ state, pair }) => `${pair}: ${state}`).toSorted()).toEqual([
      'hadi_m coppercoin: same',
      'lanternfish papayaking: different',
      'noodlebar sunup99: waiting',
      'owlhour carousel5: waiting',
    ]);
  });
});
