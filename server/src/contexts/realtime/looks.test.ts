import { expect, it } from 'vitest';
import { dial, portOf } from '../../../test/factories/live.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { demoConfiguration } from '../site/index.ts';

const test = testDatabase();
const from = test.clock.now().add({ minutes: 1 });
const planned = { showFrom: String(from), showTo: String(from.add({ minutes: 1 })) };
const [notice] = demoConfiguration.notices.map((row) => ({ ...row, ...planned }));
const server = runningServer(test, {
  siteFile: siteFileWith({ notices: notice === undefined ? [] : [notice] }),
});
const soon = { timeout: 15_000 };

it('tells that a notice begins and ends by its schedule, when nobody publishes anything', async () => {
  const line = await dial(await portOf(server));
  line.say({ kind: 'hello', token: null });
  await expect.poll(() => line.answers.at(-1)?.['kind'], soon).toBe('ready');
  line.say({ kind: 'follow', topics: ['announcements'] });
  await expect.poll(() => line.answers.at(-1)?.['kind'], soon).toBe('followed');
  const { loops, contexts } = server.built();
  const look = async () => loops.find(({ name }) => name === 'realtime.watch')?.run(contexts.work);
  const hints = () => line.answers.filter(({ kind }) => kind === 'hint').length;
  await look();
  await look();
  expect(hints()).toBe(0);
  test.clock.advance({ seconds: 61 });
  await look();
  await expect.poll(hints, soon).toBe(1);
  test.clock.advance({ seconds: 60 });
  await look();
  await expect.poll(hints, soon).toBe(2);
});
