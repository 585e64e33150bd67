import type { LiveAnswer } from '@portal/protocol';
import type { News, TopicTable } from './topic-table.ts';

type Numbered = Extract<LiveAnswer, { readonly seq: number }>;

/** Passes on what one line says of topics, and sees by the numbers when something was left out. */
export function createHintOrder(table: Pick<TopicTable, 'tell' | 'tellFollowed'>) {
  const heard = new Map<string, number>();
  return {
    hear(answer: Numbered): void {
      const { topic, seq } = answer;
      const isNext = seq === (heard.get(topic) ?? 0) + 1;
      heard.set(topic, seq);
      if (answer.kind === 'followed') {
        table.tellFollowed(topic);
        return;
      }
      // What was left out before is in no news: the tab asks for the whole.
      const news: News | undefined = answer.kind === 'news' && isNext ? answer.news : undefined;
      table.tell(topic, news);
    },
    /** The next line counts anew. */
    forget: (): void => heard.clear(),
  };
}
