import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';

const { list: _list, ...head } = listBrandNotices;

export const readContactChannels: Sample<'readContactChannels'> = {
  ...head,
  service: [
    { csType: 'LIVE_CHAT', url: '/service' },
    { csType: 'TELEGRAM', url: 'https://t.example/lamplight' },
  ],
  links: [
    {
      name: 'facebook',
      resourceType: 'LINK',
      labelNameEn: 'Facebook',
      url: 'https://facebook.example/lamplight',
    },
  ],
};

export const changeContactChannels: Sample<'changeContactChannels'> = {
  ...readContactChannels,
  revision: 'fedcba9876543210',
};
