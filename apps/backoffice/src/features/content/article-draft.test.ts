import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { articleRows, draftOf, newTopic, topicsWith, topicsWithout } from './article-draft.ts';

const help = samples.listHelpTopics;
const ids = { article: 'fair', topic: 'hlp_new' };
const fair = articleRows(help).find(({ id }) => id === 'fair');
const shapeOf = (topics: ReturnType<typeof topicsWith>) =>
  topics.map(({ id, articles }) => `${id}: ${articles.map((article) => article.id).join(' ')}`);

describe('topicsWith', () => {
  it('moves an article into another topic, and a topic left empty goes', () => {
    const draft = {
      ...draftOf(help, fair),
      topic: 'account',
      topicTitle: { EN: 'You' },
      place: '2',
    };
    const topics = topicsWith(help, ids, draft);
    expect(shapeOf(topics)).toEqual(['account: log-in fair password']);
    expect(topics[0]?.title).toEqual({ EN: 'You' });
  });

  it('makes a topic for a new article', () => {
    const draft = { ...draftOf(help, undefined), topic: newTopic, topicTitle: { EN: 'Money' } };
    expect(shapeOf(topicsWith(help, { ...ids, article: 'art_new' }, draft))).toEqual([
      'account: log-in password',
      'games: fair',
      'hlp_new: art_new',
    ]);
  });
});

describe('when and to whom', () => {
  it('is kept as it stands, and sent as it is typed', () => {
    const draft = { ...draftOf(help, fair), countries: 'th, vn', leastRank: '3' };
    expect(draft.showTo).toBe('2026-03-01T00:00');
    const [article] = topicsWith(help, ids, draft).find(({ id }) => id === 'games')?.articles ?? [];
    expect(article).toEqual({
      id: 'fair',
      title: { EN: 'Fair rounds' },
      content: { EN: 'Every round can be checked.' },
      showFrom: null,
      showTo: '2026-03-01T00:00',
      audience: {
        languages: [],
        countries: ['TH', 'VN'],
        login: 'all',
        device: 'all',
        leastRank: 3,
      },
    });
  });
});

describe('topicsWithout', () => {
  it('takes an article away', () => {
    expect(shapeOf(topicsWithout(help, 'log-in'))).toEqual(['account: password', 'games: fair']);
    expect(shapeOf(topicsWithout(help, 'fair'))).toEqual(['account: log-in password']);
  });
});
