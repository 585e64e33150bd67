/** What came with a hint; most hints bring nothing. */
export type News = Readonly<Record<string, unknown>>;
type Hear = (news?: News) => void;

interface Hearer {
  readonly hear: Hear;
  readonly onFollowed: (() => void) | undefined;
}

/** The end of the line that takes what is followed to the server. */
export interface LineEnd {
  follow(topics: readonly string[]): void;
  leave(topic: string): void;
}

export interface TopicTable {
  /**
   * Hears hints of a topic until the answer is called. What was read before the server follows it
   * may lack what came meanwhile: `onFollowed` is told when it does.
   */
  follow(topic: string, hear: Hear, onFollowed?: () => void): () => void;
  tellFollowed(topic: string): void;
  tell(topic: string, news?: News): void;
  /** Hints may have been lost. */
  tellAll(): void;
  connect(line: LineEnd): void;
  disconnect(): void;
}

/** Who in this tab hears what: the line knows each topic once, however many follow it. */
export function createTopicTable(): TopicTable {
  const table = new Map<string, Set<Hearer>>();
  let line: LineEnd | undefined;
  return {
    follow(topic, hear, onFollowed) {
      const own: Hearer = { hear, onFollowed };
      const hearers = table.get(topic);
      if (hearers === undefined) {
        table.set(topic, new Set([own]));
        line?.follow([topic]);
      } else {
        hearers.add(own);
      }
      return () => {
        const left = table.get(topic);
        if (left?.delete(own) === true && left.size === 0) {
          table.delete(topic);
          line?.leave(topic);
        }
      };
    },
    tell: (topic, news) => table.get(topic)?.forEach(({ hear }) => hear(news)),
    tellFollowed: (topic) => table.get(topic)?.forEach(({ onFollowed }) => onFollowed?.()),
    tellAll: () => table.forEach((hearers) => hearers.forEach(({ hear }) => hear())),
    connect(next) {
      line = next;
      if (table.size > 0) {
        next.follow([...table.keys()]);
      }
    },
    disconnect() {
      line = undefined;
    },
  };
}

/** The one table of this tab. */
export const topicTable = createTopicTable();
