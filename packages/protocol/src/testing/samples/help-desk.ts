import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';

const always = {
  showFrom: null,
  showTo: null,
  audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
  isShown: true,
} satisfies Partial<Sample<'listHelpTopics'>['list'][number]['articles'][number]>;

export const listHelpTopics: Sample<'listHelpTopics'> = {
  ...listBrandNotices,
  list: [
    {
      id: 'account',
      title: { EN: 'Account', AR: 'الحساب' },
      articles: [
        {
          id: 'log-in',
          title: { EN: 'Logging in', AR: 'تسجيل الدخول' },
          content: { EN: 'Press Log in.', AR: 'اضغط على تسجيل الدخول.' },
          ...always,
        },
        {
          id: 'password',
          title: { EN: 'A new password' },
          content: { EN: 'Choose a long one.' },
          ...always,
        },
      ],
    },
    {
      id: 'games',
      title: { EN: 'Games' },
      articles: [
        {
          id: 'fair',
          title: { EN: 'Fair rounds' },
          content: { EN: 'Every round can be checked.' },
          ...always,
          showTo: '2026-03-01T00:00',
          isShown: false,
        },
      ],
    },
  ],
};

export const changeHelpTopics: Sample<'changeHelpTopics'> = {
  ...listHelpTopics,
  revision: 'fedcba9876543210',
};
