import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';

const banner = {
  id: 'bnr_tide',
  title: { EN: 'Play by moonlight', AR: 'العب على ضوء القمر' },
  text: { EN: 'Slots of the house.' },
  action: { EN: 'See slots' },
  link: '/rng',
  url: '/brand/0123456789abcdef.webp',
  palette: 'harbour',
  isOffer: true,
  showFrom: null,
  showTo: null,
  audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
  isShown: true,
} satisfies Sample<'listBanners'>['list'][number];

export const listBanners: Sample<'listBanners'> = {
  ...listBrandNotices,
  list: [
    banner,
    {
      ...banner,
      id: 'bnr_gift',
      title: { EN: 'A gift' },
      url: '',
      audience: {
        languages: ['AR'],
        countries: ['TH'],
        login: 'members',
        device: 'phone',
        leastRank: 2,
      },
      isShown: false,
    },
  ],
};

export const changeBanners: Sample<'changeBanners'> = listBanners;

export const createBrandPicture: Sample<'createBrandPicture'> = {
  url: '/brand/fedcba9876543210.webp',
};
