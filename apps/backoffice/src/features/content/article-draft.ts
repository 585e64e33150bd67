import type { HelpArticle, HelpTopic, HelpTopics } from './api/list-help-topics.ts';
import { shownDraftOf, shownOf, type ShownDraft } from '../../shared/audience/audience-draft.ts';
import { filled, type LocalText } from './local-text.ts';
import { withoutRow, withRowAt } from './rows-at.ts';
import { unsaid, type Saying } from './saying.ts';

export const newTopic = 'new';

/** What an operator writes of an article, with the topic in which it stands. */
export interface ArticleDraft extends Saying, ShownDraft {
  /** The id of a topic, or `newTopic`. */
  readonly topic: string;
  readonly topicTitle: LocalText;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly place: string;
}

/** An article with its topic: a row of the list. */
export interface ArticleRow {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly article: HelpArticle;
}

export function articleRows({ list }: HelpTopics): readonly ArticleRow[] {
  return list.flatMap((topic) =>
    topic.articles.map((article) => ({ id: article.id, topic, article })),
  );
}

export function draftOf({ list }: HelpTopics, row: ArticleRow | undefined): ArticleDraft {
  const topic = row?.topic ?? list[0];
  const place = (topic?.articles.findIndex(({ id }) => id === row?.id) ?? -1) + 1;
  return {
    topic: topic?.id ?? newTopic,
    topicTitle: topic?.title ?? {},
    title: row?.article.title ?? {},
    content: row?.article.content ?? {},
    place: String(Math.max(1, place)),
    ...shownDraftOf(row?.article),
    ...unsaid,
  };
}

type ArticleForm = Omit<HelpArticle, 'isShown'>;
export type TopicForm = Omit<HelpTopic, 'articles'> & { articles: ArticleForm[] };

/** What the server takes of the topics that stand. */
function formsOf({ list }: HelpTopics): readonly TopicForm[] {
  return list.map((topic) => ({
    ...topic,
    articles: topic.articles.map(({ isShown: _isShown, ...form }) => form),
  }));
}

/** The help centre with the article where the draft wants it; a topic left empty goes. */
export function topicsWith(
  help: HelpTopics,
  ids: { readonly article: string; readonly topic: string },
  draft: ArticleDraft,
): readonly TopicForm[] {
  const list = formsOf(help);
  const topicId = draft.topic === newTopic ? ids.topic : draft.topic;
  const article = {
    id: ids.article,
    title: filled(draft.title),
    content: filled(draft.content),
    ...shownOf(draft),
  };
  const topics = list.some(({ id }) => id === topicId)
    ? list
    : [...list, { id: topicId, title: {}, articles: [] }];
  return topics
    .map((topic) => ({ ...topic, articles: [...withoutRow(topic.articles, article.id)] }))
    .map((topic) =>
      topic.id === topicId
        ? {
            ...topic,
            title: filled(draft.topicTitle),
            articles: [...withRowAt(topic.articles, article, Number(draft.place))],
          }
        : topic,
    )
    .filter(({ articles }) => articles.length > 0);
}

export function topicsWithout(help: HelpTopics, articleId: string): readonly TopicForm[] {
  return formsOf(help)
    .map((topic) => ({ ...topic, articles: [...withoutRow(topic.articles, articleId)] }))
    .filter(({ articles }) => articles.length > 0);
}
