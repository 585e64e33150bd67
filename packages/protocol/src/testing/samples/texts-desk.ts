import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';

const { list: _list, ...head } = listBrandNotices;

export const listSiteTexts: Sample<'listSiteTexts'> = {
  ...head,
  language: 'EN',
  missing: 1,
  content: [
    {
      key: 'session.login.join',
      english: 'Join',
      shipped: 'Join',
      changed: 'Come aboard',
    },
    {
      key: 'common.counts.games',
      english: '{count, plural, one {# game} other {# games}}',
      shipped: null,
      changed: null,
    },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
};

export const changeSiteText: Sample<'changeSiteText'> = { revision: 'fedcba9876543210' };
