import type { Sample } from '../sample.ts';

const scheduled = {
  id: 'cmp_0198f0ab0001',
  titles: { en: 'New tables on Friday' },
  texts: { en: 'Come and look at them.' },
  segment: {
    languages: ['en'],
    leastRank: 0,
    countries: [],
    agent: null,
    seenWithinDays: 30,
    awayForDays: null,
    consent: null,
  },
  sendAt: '2026-03-06T09:00:00Z',
  state: 'scheduled',
  reached: 0,
  madeBy: 'quay',
  madeAt: '2026-03-02T09:00:00Z',
  endedAt: null,
  abilities: ['stop'],
} satisfies Sample<'createCampaign'>;

export const createCampaign: Sample<'createCampaign'> = scheduled;

export const stopCampaign: Sample<'stopCampaign'> = {
  ...scheduled,
  state: 'stopped',
  endedAt: '2026-03-02T10:00:00Z',
  abilities: [],
};

export const listCampaigns: Sample<'listCampaigns'> = {
  list: [
    scheduled,
    {
      ...scheduled,
      id: 'cmp_0198f0ab0000',
      titles: { en: 'Welcome back' },
      sendAt: '2026-03-01T09:00:00Z',
      state: 'sent',
      reached: 1204,
      endedAt: '2026-03-01T09:02:00Z',
      abilities: [],
    },
  ],
  abilities: ['manage'],
  hasVip: true,
};

export const previewCampaign: Sample<'previewCampaign'> = { members: 321, email: 120, sms: 45 };
