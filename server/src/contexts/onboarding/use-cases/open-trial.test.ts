import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../../test/factories/identity.ts';
import { switchesWithout } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';
import { openTrial } from './open-trial.ts';

const { inUnit, database } = testDatabase();
const closed = { ...demoConfiguration, switches: switchesWithout('FREEPLAY3') };

function open(
  jurisdiction: string,
  answer: { readonly ageConfirmed?: true },
  site = demoConfiguration,
) {
  const command = { request: buildRequest(), ...answer };
  return inUnit((ctx) => openTrial(ctx, site, command), { site: { jurisdiction } });
}

async function countTrials(): Promise<number> {
  const { rows } = await database().pool.query<{ trials: number }>(
    "select count(*)::int as trials from members where kind = 'trial'",
  );
  return Number(rows[0]?.trials);
}

const word = { ageConfirmed: true } as const;

describe('openTrial', () => {
  it('refuses in order, and opens nothing (R17, X10)', async () => {
    await expect(open('GB', {}, closed)).rejects.toMatchObject({ code: 'free_play_disabled' });
    await expect(open('GB', {})).rejects.toMatchObject({ code: 'age_not_proven' });
    await expect(open('MT', {})).rejects.toMatchObject({
      code: 'age_not_confirmed',
      data: { age: 18 },
    });
    expect(await countTrials()).toBe(0);
  });

  it.each(['GB', 'unknown', 'elsewhere'])(
    'takes no word of a visitor for papers in %s',
    async (jurisdiction) => {
      await expect(open(jurisdiction, word)).rejects.toMatchObject({ code: 'age_not_proven' });
    },
  );

  it('opens one for whoever confirms the age, each their own when two do at once', async () => {
    const [one, other] = await Promise.all([open('MT', word), open('PH', word)]);
    expect(one.id).not.toBe(other.id);
    expect(one.session.token).not.toBe(other.session.token);
    expect(await countTrials()).toBe(2);
  });

  it('opens one without a word where only the page asks (portal.md 7 has no field for it)', async () => {
    expect((await open('DEFAULT', {})).id).toMatch(/^mbr_/u);
  });
});
