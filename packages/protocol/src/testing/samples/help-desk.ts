import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';

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
        },
        {
          id: 'password',
          title: { EN: 'A new password' },
          content: { EN: 'Choose a long one.' },
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
        },
      ],
    },
  ],
};

export const changeHelpTopics: Sample<'changeHelpTopics'> = {
  ...listHelpTopics,
  revision: 'fedcba9876543210',
};
