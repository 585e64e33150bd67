import { describe, expect, it } from 'vitest';
import { buildOperator, reason } from '../../../../../test/factories/operators.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { createCampaign } from './create-campaign.ts';
import { stopCampaign } from './stop-campaign.ts';

const test = testDatabase();
const actor = buildOperator('opr_campaigns1');
const segment = {
  languages: [],
  leastRank: 0,
  countries: [],
  agent: null,
  seenWithinDays: null,
  awayForDays: null,
  consent: null,
};

let forms = 0;

function newForm(agent: string | null = null) {
  forms += 1;
  return {
    formKey: `0198f0ab-0000-4000-8000-${String(forms).padStart(12, '0')}`,
    titles: { en: 'New tables' },
    texts: { en: 'Come and look.' },
    segment: { ...segment, agent },
    sendAt: undefined,
    reason,
  };
}

type Form = ReturnType<typeof newForm>;

const create = (form: Form) => test.inUnit((ctx) => createCampaign(ctx, form), { actor });

async function actsOn(id: string): Promise<readonly string[]> {
  const query = 'select action from trail_entries where subject_id = $1 order by action';
  const { rows } = await test.database().pool.query<{ action: string }>(query, [id]);
  return rows.map(({ action }) => action);
}

describe('createCampaign', () => {
  it('refuses campaign_agent', async () => {
    const refused = create(newForm('nobody-of-here'));
    await expect(refused).rejects.toMatchObject({ code: 'campaign_agent' });
  });

  it('is one campaign for one form, again and by two at once', async () => {
    const form = newForm();
    const [one, two] = await Promise.all([create(form), create(form)]);
    expect(two.id).toBe(one.id);
    expect((await create(form)).id).toBe(one.id);
    expect(await actsOn(one.id)).toEqual(['campaign.create']);
    expect((await create(newForm())).id).not.toBe(one.id);
  });
});

describe('stopCampaign', () => {
  it('refuses not_found, then campaign_state', async () => {
    const stop = (id: `cmp_${string}`) =>
      test.inUnit((ctx) => stopCampaign(ctx, { id, reason }), { actor });
    await expect(stop('cmp_nowhere00001')).rejects.toMatchObject({ code: 'not_found' });
    const { id } = await create(newForm());
    expect(await stop(id)).toMatchObject({ state: 'stopped' });
    await expect(stop(id)).rejects.toMatchObject({ code: 'campaign_state' });
    expect(await actsOn(id)).toEqual(['campaign.create', 'campaign.stop']);
  });
});
