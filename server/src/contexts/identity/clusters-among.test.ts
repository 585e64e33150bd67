import type { MemberId } from '@portal/protocol';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { clustersAmong } from './clusters-among.ts';

const test = testDatabase();
const [a, b, c, d]: readonly MemberId[] = [
  'mbr_cluster0a',
  'mbr_cluster0b',
  'mbr_cluster0c',
  'mbr_cluster0d',
];

it('links who signed in from one device, also over a third account', async () => {
  const seen = [
    [a, 'phone'],
    [b, 'phone'],
    [b, 'tablet'],
    [c, 'tablet'],
    [d, 'laptop'],
  ];
  for (const [subject, device] of seen) {
    await test
      .database()
      .pool.query(
        "insert into known_devices (subject_id, device, last_sign_in_at) values ($1, $2, '2026-03-02')",
        [subject, device],
      );
  }
  const among = async (...ids: readonly (MemberId | undefined)[]) => {
    const known = ids.filter((id) => id !== undefined);
    return [...(await test.inUnit((ctx) => clustersAmong(ctx, known)))].toSorted(
      ([left], [right]) => left.localeCompare(right),
    );
  };
  expect(await among(a, b, c, d)).toEqual([
    [a, a],
    [b, a],
    [c, a],
  ]);
  // Whoever links two others has to be one of those who are asked for.
  expect(await among(a, c, d)).toEqual([]);
  expect(await among(a)).toEqual([]);
});
