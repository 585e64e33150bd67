import type { LiveAnswer } from '@portal/protocol';
import type { LiveHint } from '../../platform/live-hints.ts';

/** Who follows, as far as the hub cares. */
export interface Follower {
  send(text: string): void;
}

interface Followed {
  /** Its name on the wire: whose it is is known there. */
  readonly topic: string;
  readonly followers: Set<Follower>;
  seq: number;
}

export interface Hub {
  /** The number of the last hint. */
  follow(follower: Follower, key: string): number;
  leave(follower: Follower, key: string): void;
  tell(hint: LiveHint): void;
  /** Hints may have been missed. */
  tellAll(): void;
  /** Everything that somebody follows in this process. */
  keys(): readonly string[];
  /** Of these, what is somebody's own and was followed since this was asked the last time. */
  takeFollowed(): ReadonlySet<string>;
}

/** `balance` of `balance:mbr_…`; a room keeps its name, as nobody's topic can be meant. */
export function topicOf(key: string): string {
  const [kind = '', subject = ''] = key.split(':');
  return subject.startsWith('mbr_') ? kind : key;
}

/** The one table of topics of this process: who follows what, and how many hints it had. */
export function createHub(): Hub {
  const table = new Map<string, Followed>();
  let ownFollowed = new Set<string>();

  function tell({ key, news }: LiveHint): void {
    const followed = table.get(key);
    if (followed === undefined) {
      return;
    }
    followed.seq += 1;
    const { topic, seq } = followed;
    const answer: LiveAnswer =
      news === undefined ? { kind: 'hint', topic, seq } : { kind: 'news', topic, seq, news };
    const text = JSON.stringify(answer);
    followed.followers.forEach((follower) => follower.send(text));
  }

  return {
    follow(follower, key) {
      const followed = table.get(key) ?? { topic: topicOf(key), followers: new Set(), seq: 0 };
      table.set(key, followed);
      followed.followers.add(follower);
      if (followed.topic !== key) {
        ownFollowed.add(key);
      }
      return followed.seq;
    },
    leave(follower, key) {
      const followed = table.get(key);
      followed?.followers.delete(follower);
      if (followed?.followers.size === 0) {
        table.delete(key);
      }
    },
    tell,
    tellAll: () => [...table.keys()].forEach((key) => tell({ key })),
    keys: () => [...table.keys()],
    takeFollowed() {
      const taken = ownFollowed;
      ownFollowed = new Set();
      return taken;
    },
  };
}
