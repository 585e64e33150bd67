import { describe, expect, it } from 'vitest';
import { foundTopics } from './found-articles.ts';

const audience = { login: 'all', device: 'all', leastRank: 0 } as const;
const article = (id: string, title: string, content: string) => ({ id, title, content, audience });
const topics = [
  {
    id: 'a',
    title: 'Account',
    articles: [
      article('1', 'Log in', 'Type your password.'),
      article('2', 'Name', '<p>Café &amp; <strong>bar</strong></p>'),
    ],
  },
  { id: 'b', title: 'Games', articles: [article('3', 'الرَّصيد', 'كل حركة')] },
];

describe('foundTopics', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['PASSWORD log', ['1']],
    ['cafe', ['2']],
    ['& bar', ['2']],
    ['strong', []],
    ['الرصيد', ['3']],
    ['nothing of this', []],
  ])('of %j are the articles %j', (words, ids) => {
    const found = foundTopics(topics, words);
    expect(found.flatMap(({ articles }) => articles.map(({ id }) => id))).toEqual(ids);
  });
});
