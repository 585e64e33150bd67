import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { buildStake, codesOf } from '../../../test/factories/limits.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { Ctx } from '../../platform/context.ts';
import { lookAtPlayers, moneyVerdicts, stakeVerdicts } from './index.ts';
import { type JurisdictionName, jurisdictionNames } from './jurisdictions.ts';
import { notePerson } from './use-cases/note-person.ts';
import { settleAge } from './use-cases/settle-age.ts';
import { stopTooYoung } from './use-cases/stop-too-young.ts';
import { isVerifiedFirst } from './verified-first.ts';

const test = testDatabase();

const grown = '1990-02-28';
const young = '2012-02-28';

/** What is known of the age of a member before the first money; a mere word proves nothing. */
const known = {
  nothing: () => Promise.resolve(),
  'a word below the age': (ctx: Ctx, memberId: MemberId) =>
    stopTooYoung(ctx, { memberId, age: 14, minimumAge: 18, source: 'profile' }),
  'a day of birth by papers alone': (ctx: Ctx, memberId: MemberId) =>
    notePerson(ctx, { memberId, bornOn: grown, proof: 'kept' }),
  'name, address and day of birth': (ctx: Ctx, memberId: MemberId) =>
    notePerson(ctx, { memberId, bornOn: grown, proof: 'whole' }),
  'a proof that has ended': async (ctx: Ctx, memberId: MemberId) => {
    await notePerson(ctx, { memberId, bornOn: grown, proof: 'whole' });
    await notePerson(ctx, { memberId, bornOn: undefined, proof: 'ended' });
  },
  'a word below the age, then papers above it': async (ctx: Ctx, memberId: MemberId) => {
    await known['a word below the age'](ctx, memberId);
    await notePerson(ctx, { memberId, bornOn: grown, proof: 'whole' });
    await settleAge(ctx, { memberId, birthday: '', minimumAge: 18 });
  },
  'a word above the age, then papers below it': async (ctx: Ctx, memberId: MemberId) => {
    await notePerson(ctx, { memberId, bornOn: young, proof: 'whole' });
    await known['a word below the age'](ctx, memberId);
  },
} as const;

type Known = keyof typeof known;

const open = ['ok', 'ok'];
const unproven = ['identity_unverified', 'identity_unverified'];
const stopped = ['deposits_stopped', 'betting_stopped'];

/** First deposit and first stake where papers come first (R18), and where the word is enough. */
const rows: readonly (readonly [Known, readonly string[], readonly string[]])[] = [
  ['nothing', unproven, open],
  ['a word below the age', stopped, stopped],
  ['a day of birth by papers alone', unproven, open],
  ['name, address and day of birth', open, open],
  ['a proof that has ended', unproven, open],
  ['a word below the age, then papers above it', open, open],
  ['a word above the age, then papers below it', stopped, stopped],
];

/** docs/adr/0043; a name that nobody knows is the strictest. */
const papersFirst: Readonly<Record<JurisdictionName | 'Atlantis', boolean>> = {
  DEFAULT: false,
  GB: true,
  MT: true,
  PH: true,
  unknown: true,
  Atlantis: true,
};

const names = [...jurisdictionNames, 'Atlantis'] as const;
const table = names.flatMap((name) =>
  rows.map(([age, first, word]) => [name, age, papersFirst[name] ? first : word] as const),
);

let members = 0;

describe('the first money of a member (R17, R18)', () => {
  it.each(names)('says of %s whether papers come first', async (jurisdiction) => {
    const site = { site: { jurisdiction } };
    expect(await test.inUnit((ctx) => Promise.resolve(isVerifiedFirst(ctx)), site)).toBe(
      papersFirst[jurisdiction],
    );
  });

  it.each(table)('in %s, after %s: first deposit and first stake %j', async (name, age, codes) => {
    const memberId = `mbr_firstmoney${(members += 1)}` as const;
    await test.inUnit((ctx) => known[age](ctx, memberId));
    const site = { site: { jurisdiction: name } };
    const answers = await test.inUnit(async (ctx) => {
      const players = await lookAtPlayers(ctx, [memberId]);
      const deposit = { memberId, move: 'deposit', amountMinor: 1000n } as const;
      return [
        ...codesOf(moneyVerdicts(ctx, players, [deposit])),
        ...codesOf(stakeVerdicts(ctx, players, [buildStake(memberId)])),
      ];
    }, site);
    expect(answers).toEqual(codes);
  });

  it.each(names)('in %s free play and money out wait for no papers', async (jurisdiction) => {
    const memberId = `mbr_firstmoney${(members += 1)}` as const;
    const answers = await test.inUnit(
      async (ctx) => {
        const players = await lookAtPlayers(ctx, [memberId]);
        const out = { memberId, move: 'withdraw', amountMinor: 1000n } as const;
        return [
          ...codesOf(stakeVerdicts(ctx, players, [buildStake(memberId, { mode: 'trial' })])),
          ...codesOf(moneyVerdicts(ctx, players, [out])),
        ];
      },
      { site: { jurisdiction } },
    );
    expect(answers).toEqual(open);
  });
});
