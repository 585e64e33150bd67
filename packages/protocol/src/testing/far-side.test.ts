/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { openTrial } from '../generated/calls/identity.ts';
import { createClient, createSessionToken } from '../client/index.ts';
import { createFarSide } from './far-side.ts';

it('answers for its keys also after the test that first asked for them', async () => {
  const far = createFarSide();
  const client = createClient({
    origin: 'https://portal.example',
    session: createSessionToken('token'),
    language: () => 'en',
    fetch: far.fetch,
    monotonicMs: () => 0,
  });
  client.prepare();
  far.reset();
  const body = { platform: 'W', ageConfirmed: true } as const;
  const outcome = await client.send(openTrial, { body });
  expect(outcome).toMatchObject({ ok: true });
});
