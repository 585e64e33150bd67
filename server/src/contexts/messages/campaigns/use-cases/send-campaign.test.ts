import { openTexts } from '@portal/i18n/files';
import type { CampaignSegment } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../../test/factories/identity.ts';
import { enterOwner, reason } from '../../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { putBelow } from '../../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { sendCampaign } from './send-campaign.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const bench = rewardsBench(test);
const { createCampaign, previewCampaign, stopCampaign, listCampaigns, listMessages } = endpoints;

const everybody: CampaignSegment = {
  languages: [],
  leastRank: 0,
  countries: [],
  agent: null,
  seenWithinDays: null,
  awayForDays: null,
  consent: null,
};

let forms = 0;

function bodyOf(segment: Partial<CampaignSegment> = {}, sendAt: string | null = null) {
  forms += 1;
  const formKey = `0198f0ab-0000-4000-8000-${String(forms).padStart(12, '0')}`;
  const titles = { en: 'New tables', ar: 'طاولات جديدة' };
  const texts = { en: 'Come and look.', ar: 'تعال وشاهد.' };
  const wish = { ...everybody, ...segment };
  const wire = { ...wish, languages: [...wish.languages], countries: [...wish.countries] };
  return { formKey, titles, texts, segment: wire, sendAt, reason };
}

async function newMember() {
  const browser = server.browser();
  const { id, username } = await registerMember(browser);
  return { browser, id, username };
}

/** Batch by batch, until nothing is due. */
async function sendAll(batchSize = 500): Promise<void> {
  const parts = { send: async () => undefined, texts: openTexts(), brand: () => 'Lamplight' };
  while (await test.inUnit((ctx) => sendCampaign(ctx, parts, batchSize))) {
    // Each batch is a transaction of its own.
  }
}

async function gotBy(browser: TestBrowser) {
  const { value } = await browser.call(listMessages);
  const { content } = listMessages.reply.parse(value);
  return content.filter(({ type }) => type === 'campaign');
}

describe('sendCampaign', () => {
  it('reaches everybody once, in batches, but nobody who is excluded', async () => {
    const [one, two, excluded] = [await newMember(), await newMember(), await newMember()];
    const desk = await enterOwner(server);
    await bench.exclude(excluded.id);
    const count = await desk.call(previewCampaign, { body: { segment: bodyOf().segment } });
    const { members } = previewCampaign.reply.parse(count.value);
    const body = bodyOf();
    const made = createCampaign.reply.parse((await desk.call(createCampaign, { body })).value);
    expect(made).toMatchObject({ state: 'scheduled', reached: 0, abilities: ['stop'] });
    const again = createCampaign.reply.parse((await desk.call(createCampaign, { body })).value);
    expect(again.id).toBe(made.id);
    await sendAll(2);
    for (const { browser } of [one, two]) {
      expect(await gotBy(browser)).toMatchObject([
        {
          topic: 'offers',
          reference: made.id,
          params: { title: { word: 'New tables' }, text: { word: 'Come and look.' } },
        },
      ]);
    }
    // Whose session ended with the exclusion.
    const { rows } = await test
      .database()
      .pool.query(`select from inbox_messages where type = 'campaign' and member_id = $1`, [
        excluded.id,
      ]);
    expect(rows).toEqual([]);
    const listed = listCampaigns.reply.parse((await desk.call(listCampaigns)).value);
    const [sent] = listed.list;
    expect(sent).toMatchObject({ id: made.id, state: 'sent', reached: members, abilities: [] });
    const stopped = await desk.call(stopCampaign, { params: { id: made.id }, body: { reason } });
    expect(stopped.code).toBe('campaign_state');
  });

  it('waits for its moment, and stops when an operator says so', async () => {
    const { browser } = await newMember();
    const desk = await enterOwner(server);
    const at = String(test.clock.now().add({ minutes: 5 }));
    const { value } = await desk.call(createCampaign, { body: bodyOf({}, at) });
    const { id } = createCampaign.reply.parse(value);
    await sendAll();
    expect(await gotBy(browser)).toEqual([]);
    const lost = { params: { id: 'cmp_nowhere00001' }, body: { reason } } as const;
    expect((await desk.call(stopCampaign, lost)).code).toBe('not_found');
    test.clock.advance({ seconds: 1 });
    const stops = () => desk.call(stopCampaign, { params: { id }, body: { reason } });
    const both = await Promise.all([stops(), stops()]);
    expect(both.map(({ code }) => code)).toEqual(
      expect.arrayContaining([undefined, 'campaign_state']),
    );
    test.clock.advance({ minutes: 6 });
    await sendAll();
    expect(await gotBy(browser)).toEqual([]);
    const query = { subjectId: id };
    const trail = await desk.call(endpoints.listAuditEntries, { query });
    expect(trail.value['content']).toMatchObject([
      { action: 'campaign.stop' },
      { action: 'campaign.create' },
    ]);
  });

  it('is for a rank, a language, a consent, and who was seen or not', async () => {
    const [chosen, other] = [await newMember(), await newMember()];
    const desk = await enterOwner(server);
    await bench.rank(chosen.id, 4);
    await test.database().pool.query(
      `insert into marketing_consents (member_id, channel, is_given, changed_at)
       values ($1, 'email', true, $2)`,
      [chosen.id, String(test.clock.now())],
    );
    const reach = async (segment: Partial<CampaignSegment>) => {
      const { value, code } = await desk.call(previewCampaign, {
        body: { segment: bodyOf(segment).segment },
      });
      return code ?? previewCampaign.reply.parse(value).members;
    };
    const all = await reach({});
    expect(all).toBeGreaterThanOrEqual(2);
    expect(await reach({ leastRank: 4 })).toBe(1);
    expect(await reach({ leastRank: 4, consent: 'email' })).toBe(1);
    expect(await reach({ leastRank: 4, consent: 'sms' })).toBe(0);
    expect(await reach({ countries: ['FR'] })).toBe(0);
    const seen = Number(await reach({ seenWithinDays: 1 }));
    expect(seen).toBeGreaterThanOrEqual(2);
    expect(seen + Number(await reach({ awayForDays: 1 }))).toBe(all);
    expect(await reach({ agent: 'nobody-of-here' })).toBe('campaign_agent');
    expect(await reach({ agent: other.username })).toBe(1);
    await putBelow(test, other.id, [chosen.id]);
    expect(await reach({ agent: other.username })).toBe(2);
    await other.browser.call(endpoints.changeLanguage, { body: { language: 'AR' } });
    expect(await reach({ languages: ['ar'] })).toBe(1);
    expect(await reach({ seenWithinDays: 1, awayForDays: 1 })).toBe(0);
  });
});
