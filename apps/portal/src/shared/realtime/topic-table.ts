/** What came with a hint; most hints bring nothing. */
export type News = Readonly<Record<string, unknown>>;
type Hear = (news?: News) => void;

/** The end of the line that takes what is followed to the server. */
export interface LineEnd {
  follow(topics: readonly string[]): void;
  leave(topic: string): void;
}

export interface TopicTable {
  /** Hears hints of a topic until the answer is called. */
  follow(topic: string, hear: Hear): () => void;
  tell(topic: string, news?: News): void;
  /** Hints may have been lost. */
  tellAll(): void;
  connect(line: LineEnd): void;
  disconnect(): void;
}

/** Who in this tab hears what: the line knows each topic once, however many follow it. */
export function createTopicTable(): TopicTable {
  const table = new Map<string, Set<Hear>>();
  let line: LineEnd | undefined;
  return {
    follow(topic, hear) {
      const hearers = table.get(topic);
      if (hearers === undefined) {
        table.set(topic, new Set([hear]));
        line?.follow([topic]);
      } else {
        hearers.add(hear);
      }
      return () => {
        const left = table.get(topic);
        if (left?.delete(hear) === true && left.size === 0) {
          table.delete(topic);
          line?.leave(topic);
        }
      };
    },
    tell: (topic, news) => table.get(topic)?.forEach((hear) => hear(news)),
    tellAll: () => table.forEach((hearers) => hearers.forEach((hear) => hear())),
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
