import { describe, expect, it } from 'vitest';
import { samples } from './testing/index.ts';
import { previewCampaign } from './endpoints/campaigns-desk.ts';

const { segment } = samples.createCampaign;

describe('the segment of a campaign', () => {
  it('may name every language and country that the brand names to an audience', () => {
    // The portal knows sites of 37 languages (portal.md 1); ISO 3166-1 has 249 countries.
    const languages = Array.from({ length: 37 }, (_, at) => `x-${at}`);
    const countries = Array.from({ length: 249 }, () => 'TH');
    const body = { segment: { ...segment, languages, countries } };
    expect(previewCampaign.body?.safeParse(body).success).toBe(true);
  });
});
