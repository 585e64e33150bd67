import type { HelpCenter } from '../../shared/site/api/read-help.ts';
import { isMeantFor, type Viewer } from '../../shared/site/viewer.ts';

export type Topic = HelpCenter['topics'][number];
export type Article = Topic['articles'][number];

/** Without marks and case, so that what is typed in a hurry is found. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase();
}

/** The words of a rich text, without its marks. */
function said(content: string): string {
  return content
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/&(?:nbsp|lt|gt);/gu, ' ')
    .replaceAll('&amp;', '&');
}

/** The articles that are for whoever reads, by topic. */
export function topicsFor(topics: readonly Topic[], viewer: Viewer): readonly Topic[] {
  return narrowed(topics, (article) => isMeantFor(article, viewer));
}

/** The topics with the articles that have every word, in the title or in the text. */
export function foundTopics(topics: readonly Topic[], words: string): readonly Topic[] {
  const wanted = plain(words)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const has = ({ title, content }: Article): boolean => {
    const text = plain(`${title} ${said(content)}`);
    return wanted.every((word) => text.includes(word));
  };
  return narrowed(topics, has);
}

/** A topic without articles is none. */
function narrowed(
  topics: readonly Topic[],
  isListed: (article: Article) => boolean,
): readonly Topic[] {
  return topics
    .map((topic) => ({ ...topic, articles: topic.articles.filter(isListed) }))
    .filter(({ articles }) => articles.length > 0);
}
