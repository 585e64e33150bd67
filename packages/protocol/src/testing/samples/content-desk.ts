import type { Sample } from '../sample.ts';

const notice = {
  id: 'ntc_summer',
  title: { EN: 'New lagoon slots', AR: 'ألعاب جديدة' },
  content: { EN: 'Three of them are open now.', AR: 'ثلاث منها متاحة الآن.' },
  promotionType: 'B',
  execution: 'B',
  isOffer: false,
  isPinned: false,
  isForAgents: false,
  time: '2026-03-01T08:00:00Z',
  showFrom: null,
  showTo: null,
  isShown: true,
} as const;

export const listBrandNotices: Sample<'listBrandNotices'> = {
  revision: '0123456789abcdef',
  languages: [
    { code: 'EN', locale: 'en' },
    { code: 'AR', locale: 'ar' },
  ],
  timeZone: 'Asia/Bangkok',
  abilities: ['manage'],
  list: [
    {
      ...notice,
      audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
    },
    {
      ...notice,
      id: 'ntc_popup',
      title: { EN: 'Work on the site' },
      content: { EN: 'We are away on Monday from 3 to 4.' },
      promotionType: 'PU',
      execution: 'A',
      showFrom: '2026-03-08T00:00',
      showTo: '2026-03-09T04:00',
      audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
      isShown: false,
    },
  ],
};

export const changeBrandNotices: Sample<'changeBrandNotices'> = {
  ...listBrandNotices,
  revision: 'fedcba9876543210',
};
