import type { Sample } from '../sample.ts';
import { readApplicationPicture } from './promotions-desk.ts';
import { readStatus } from './site.ts';

const { notices } = readStatus;
const audience = { login: 'all', device: 'all', leastRank: 0 } as const;

export const listAnnouncements: Sample<'listAnnouncements'> = {
  content: notices,
  pageNum: 1,
  pageSize: 60,
  totalPages: 1,
  total: notices.length,
};

export const listOwnAnnouncements: Sample<'listOwnAnnouncements'> = {
  ...listAnnouncements,
  pageSize: 12,
};

export const readAnnouncementMarks: Sample<'readAnnouncementMarks'> = { ids: [] };

export const markAnnouncements: Sample<'markAnnouncements'> = {
  ids: notices.slice(0, 1).map(({ id }) => id),
};

export const markAllAnnouncements: Sample<'markAllAnnouncements'> = {
  ids: notices.map(({ id }) => id),
};

export const readHelpCenter: Sample<'readHelpCenter'> = {
  topics: [
    {
      id: 'account',
      title: 'Account',
      articles: [
        {
          id: 'log-in',
          title: 'Logging in',
          content: 'Press Log in.\n\nType your name.',
          audience,
        },
        { id: 'password', title: 'A new password', content: 'Choose a long one.', audience },
      ],
    },
    {
      id: 'games',
      title: 'Games',
      articles: [
        { id: 'fair', title: 'Fair rounds', content: 'Every round can be checked.', audience },
      ],
    },
  ],
  feedback: { questionTypes: ['account', 'deposit', 'game'], leastWords: 3, mostWords: 300 },
};

export const voteArticle: Sample<'voteArticle'> = {};

export const sendFeedback: Sample<'sendFeedback'> = {
  id: 'fbk_0198f0ab1000',
  questionType: 'game',
  content: 'The reels stood still after my third spin.',
  sentAt: '2026-03-02T09:00:00Z',
  answer: null,
  answeredAt: null,
  pictures: 2,
  followUp: null,
  abilities: [],
};

export const listOwnFeedback: Sample<'listOwnFeedback'> = {
  content: [
    sendFeedback,
    {
      ...sendFeedback,
      id: 'fbk_0198f0ab0999',
      questionType: 'account',
      content: 'How do I change my name?',
      answer: 'Write us the new one.',
      answeredAt: '2026-03-01T12:00:00Z',
      pictures: 0,
      abilities: ['follow'],
    },
  ],
  nextCursor: null,
};

export const followFeedback: Sample<'followFeedback'> = {
  ...sendFeedback,
  id: 'fbk_0198f0ab0999',
  questionType: 'account',
  content: 'How do I change my name?',
  answer: 'Write us the new one.',
  answeredAt: '2026-03-01T12:00:00Z',
  pictures: 0,
  followUp: {
    id: 'fbk_0198f0ab1002',
    content: 'My new name is Mona.',
    sentAt: '2026-03-02T09:20:00Z',
    answer: null,
    answeredAt: null,
  },
};

export const sendVisitorFeedback: Sample<'sendVisitorFeedback'> = {
  id: 'fbk_0198f0ab1001',
  sentAt: '2026-03-02T09:05:00Z',
};

const { pictures: _pictures, followUp: _followUp, ...message } = sendFeedback;

const waiting = {
  ...message,
  earlier: null,
  pictureIds: ['fbp_0198f0b30001'],
  memberId: 'mbr_0198f0ab0001',
  account: 'mike88',
  visitor: null,
  answeredBy: null,
  abilities: ['answer'],
} satisfies Sample<'answerFeedback'>;

export const listFeedback: Sample<'listFeedback'> = {
  content: [waiting],
  nextCursor: null,
};

export const answerFeedback: Sample<'answerFeedback'> = {
  ...waiting,
  answer: 'It goes on where it stopped.',
  answeredAt: '2026-03-02T09:10:00Z',
  answeredBy: 'quay',
  abilities: [],
};

export const createFeedbackPictureLink: Sample<'createFeedbackPictureLink'> = {
  key: 'm'.repeat(43),
  expiresAt: '2026-03-02T10:01:00Z',
};

export const readFeedbackPicture: Sample<'readFeedbackPicture'> = {
  id: 'fbp_0198f0b30001',
  type: 'image/png',
  image: readApplicationPicture.image,
};

export const listHelpVotes: Sample<'listHelpVotes'> = [
  { articleId: 'log-in', title: 'Logging in', clear: 2, unclear: 5 },
  { articleId: 'fair', title: 'Fair rounds', clear: 9, unclear: 1 },
];
