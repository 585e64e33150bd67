import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { signInSigns } from './sign-in-signs.ts';

const test = testDatabase();
let made = 0;

const newMember = (): MemberId => {
  made += 1;
  return `mbr_signs${made}`;
};
const before = (minutes: number) => String(test.clock.now().subtract({ minutes }));
const signs = (id: MemberId) => test.inUnit((ctx) => signInSigns(ctx, id));

async function signIn(
  id: MemberId,
  from: readonly [country: string | null, minutesAgo: number, result?: string],
) {
  const [country, minutesAgo, result = 'signed_in'] = from;
  made += 1;
  const isRefused = result !== 'signed_in';
  await test.database().pool.query(
    `insert into sign_ins (id, subject_id, at, method, result, tries, ip, country, browser,
                           source, window_start)
     values ($1, $2, $3, 'password', $4, 1, '203.0.113.9', $5, '', $6, $7)`,
    [
      `lgn_signs${made}`,
      id,
      before(minutesAgo),
      result,
      country,
      isRefused ? '203.0.113.0' : null,
      isRefused ? before(minutesAgo) : null,
    ],
  );
}

async function useDevice(id: string, device: string, hoursAgo: number) {
  await test
    .database()
    .pool.query(
      `insert into known_devices (subject_id, device, last_sign_in_at) values ($1, $2, $3)`,
      [id, device, before(60 * hoursAgo)],
    );
}

describe('logins from two countries (agents-loyalty-money.md F)', () => {
  it.each([
    [
      'within an hour',
      [
        ['TH', 90],
        ['DE', 31],
      ],
      true,
    ],
    [
      'an hour apart',
      [
        ['TH', 91],
        ['DE', 31],
      ],
      false,
    ],
    [
      'of one country',
      [
        ['TH', 32],
        ['TH', 31],
      ],
      false,
    ],
    [
      'with one of no known country between',
      [
        ['TH', 40],
        [null, 35],
        ['DE', 31],
      ],
      true,
    ],
    [
      'where the second was refused',
      [
        ['TH', 32],
        ['DE', 31, 'wrong_password'],
      ],
      false,
    ],
    [
      'that are three days old',
      [
        ['TH', 4322],
        ['DE', 4321],
      ],
      false,
    ],
    [
      'and back within the hour',
      [
        ['TH', 200],
        ['DE', 20],
        ['TH', 10],
      ],
      true,
    ],
  ] as const)('%s', async (_, logins, isTravelImpossible) => {
    const id = newMember();
    for (const login of logins) {
      await signIn(id, login);
    }
    expect(await signs(id)).toMatchObject({ isTravelImpossible, isDeviceShared: false });
  });

  it('of two members say nothing of one', async () => {
    const [id, other] = [newMember(), newMember()];
    await signIn(id, ['TH', 2]);
    await signIn(other, ['DE', 1]);
    expect(await signs(id)).toMatchObject({ isTravelImpossible: false });
  });
});

describe('accounts of one browser in a day (agents-loyalty-money.md F)', () => {
  it.each([
    ['two', [1, 2], false],
    ['three', [1, 2, 3], true],
    ['three, one of them a day before', [1, 2, 25], false],
    ['three, three days ago', [73, 74, 75], false],
  ] as const)('%s', async (name, hours, isDeviceShared) => {
    const ids = hours.map(newMember);
    for (const [index, hoursAgo] of hours.entries()) {
      await useDevice(ids[index] ?? '', `browser ${name}`, hoursAgo);
    }
    const [first = newMember()] = ids;
    expect(await signs(first)).toMatchObject({ isTravelImpossible: false, isDeviceShared });
  });

  it('are members: an operator beside them is none', async () => {
    const [id, other] = [newMember(), newMember()];
    for (const subject of [id, other, 'opr_signs']) {
      await useDevice(subject, 'browser of the desk', 1);
    }
    expect(await signs(id)).toMatchObject({ isDeviceShared: false });
  });
});

describe('a browser or a country that is new (agents-loyalty-money.md E5)', () => {
  const threeDays = 72 * 60;

  it.each([
    ['the first of all', [['TH', 5]], false],
    [
      'the one of before',
      [
        ['TH', threeDays + 1],
        ['TH', 5],
      ],
      false,
    ],
    [
      'another one',
      [
        ['TH', threeDays + 1],
        ['DE', 5],
      ],
      true,
    ],
    [
      'another one, three days ago',
      [
        ['TH', threeDays + 2],
        ['DE', threeDays + 1],
      ],
      false,
    ],
    [
      'one that nobody knows',
      [
        ['TH', threeDays + 1],
        [null, 5],
      ],
      false,
    ],
    [
      'one after logins of no known country',
      [
        [null, threeDays + 1],
        ['DE', 5],
      ],
      false,
    ],
    [
      'another one that was refused',
      [
        ['TH', threeDays + 1],
        ['DE', 5, 'wrong_password'],
      ],
      false,
    ],
  ] as const)('a country: %s', async (_, logins, isPlaceNew) => {
    const id = newMember();
    for (const login of logins) {
      await signIn(id, login);
    }
    expect(await signs(id)).toMatchObject({ isPlaceNew });
  });

  it.each([
    ['the only one', [1], false],
    ['beside one of before', [73, 1], true],
    ['of a member who came with two at once', [2, 1], false],
    ['used for long', [80, 73], false],
  ] as const)('a browser: %s', async (name, hours, isPlaceNew) => {
    const id = newMember();
    for (const [index, hoursAgo] of hours.entries()) {
      await test.database().pool.query(
        `insert into known_devices (subject_id, device, last_sign_in_at, first_sign_in_at)
         values ($1, $2, $3, $4)`,
        [id, `${name} ${index}`, before(0), before(60 * hoursAgo)],
      );
    }
    expect(await signs(id)).toMatchObject({ isPlaceNew });
  });
});
