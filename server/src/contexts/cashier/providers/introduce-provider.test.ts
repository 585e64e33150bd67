import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { findProvider } from './find-provider.ts';
import { introduceProvider } from './introduce-provider.ts';

const test = testDatabase();
const own = {
  code: 'KEPT',
  name: 'Kept',
  url: 'https://provider.example',
  requestSecret: 'requests that nobody else may sign',
  eventSecret: 'events that nobody else may sign now',
};

it('keeps a provider under encrypted keys, and takes what it says anew', async () => {
  await test.inUnit((ctx) => introduceProvider(ctx, own));
  const renewed = { ...own, eventSecret: 'events that nobody else may sign next' };
  await test.inUnit((ctx) => introduceProvider(ctx, renewed));
  const { name, eventSecret, ...provider } = renewed;
  const found = () => test.inUnit((ctx) => findProvider(ctx, 'KEPT'));
  const eventSecrets = [eventSecret, own.eventSecret];
  expect(await found()).toEqual({ ...provider, eventSecrets, callers: [] });
  expect(await test.inUnit((ctx) => findProvider(ctx, 'OTHER'))).toBeUndefined();
  const { rows } = await test
    .database()
    .pool.query<{ name: string; keys: Buffer }>(
      'select name, keys_secret as keys from payment_providers where code = $1',
      ['KEPT'],
    );
  expect(rows[0]?.name).toBe(name);
  expect(rows[0]?.keys.toString('latin1')).not.toContain('nobody else');
  // The start of the next days says the same again: the time of the old secret goes on.
  test.clock.advance({ hours: 48 });
  await test.inUnit((ctx) => introduceProvider(ctx, renewed));
  expect((await found())?.eventSecrets).toEqual(eventSecrets);
  test.clock.advance({ hours: 24 });
  expect((await found())?.eventSecrets).toEqual([eventSecret]);
});
