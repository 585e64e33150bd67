import type { SiteConfiguration } from '../site/index.ts';

interface Votes {
  readonly articleId: string;
  readonly clear: number;
  readonly unclear: number;
}

/** What readers think of each article that the site has, the least clear first. */
export function articleFigures(
  help: SiteConfiguration['help'],
  votes: readonly Votes[],
  languageCode: string,
) {
  const byId = new Map(votes.map((row) => [row.articleId, row]));
  return help
    .flatMap(({ articles }) => articles)
    .map(({ id, title }) => ({
      articleId: id,
      title: title[languageCode] ?? id,
      clear: byId.get(id)?.clear ?? 0,
      unclear: byId.get(id)?.unclear ?? 0,
    }))
    .toSorted((left, right) => right.unclear - left.unclear || left.clear - right.clear);
}
