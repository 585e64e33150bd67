import {
  isLotteryTopic,
  type LiveAnswer,
  mostFollowed,
  openTopics,
  ownTopics,
  roomTopics,
} from '@portal/protocol';
import type { MemberActor } from '../../platform/context.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { SocketEnd, SocketLine } from '../../platform/http/socket-line.ts';
import type { Hub } from './hub.ts';
import type { LiveLine, Lines } from './lines.ts';
import { readMessage } from './read-message.ts';

export interface ConversationParts {
  readonly hub: Hub;
  readonly lines: Lines;
  /** The member of a live session; the facts carry the token and the cookie. */
  readonly memberOf: (facts: RequestFacts) => Promise<MemberActor | undefined>;
  /** A message could not be worked on; its line ends. */
  readonly failed: (error: unknown) => void;
}

/** Who says nothing for this long after the handshake wants nothing. */
const helloMilliseconds = 5000;

const openNames: ReadonlySet<string> = new Set(openTopics);
const ownNames: ReadonlySet<string> = new Set(ownTopics);
const roomNames: ReadonlySet<string> = new Set(roomTopics);

/** Topics of others have no name: what is somebody's is named by its kind alone. */
function keyOf(topic: string, member: MemberActor | undefined): string | undefined {
  const isOpen = openNames.has(topic) || isLotteryTopic(topic);
  if (isOpen || (roomNames.has(topic) && member !== undefined)) {
    return topic;
  }
  return ownNames.has(topic) && member !== undefined ? `${topic}:${member.id}` : undefined;
}

/** What one tab and the server say to each other, from the handshake to the end. */
export class Conversation implements LiveLine {
  readonly #line: SocketLine;
  readonly #parts: ConversationParts;
  readonly #keys = new Map<string, string>();
  #member: MemberActor | undefined;
  #state: 'new' | 'asking' | 'ready' | 'over' = 'new';

  constructor(line: SocketLine, parts: ConversationParts) {
    this.#line = line;
    this.#parts = parts;
    const timer = setTimeout(() => this.end('idle'), helloMilliseconds);
    line.onClose(() => {
      clearTimeout(timer);
      this.#close();
    });
    line.onText((text) => {
      clearTimeout(timer);
      this.#hear(text).catch((error: unknown) => {
        parts.failed(error);
        this.end('restart');
      });
    });
  }

  get member(): MemberActor | undefined {
    return this.#member;
  }

  send(text: string): void {
    this.#line.send(text);
  }

  end(why: SocketEnd): void {
    this.#line.end(why);
  }

  async #hear(text: string): Promise<void> {
    const message = readMessage(text);
    const isHello = message?.kind === 'hello';
    if (message === undefined || isHello !== (this.#state === 'new')) {
      this.end('policy');
    } else if (message.kind === 'hello') {
      await this.#enter(message.token);
    } else if (this.#state === 'ready' && message.kind === 'follow') {
      message.topics.forEach((topic) => this.#follow(topic));
    } else if (this.#state === 'ready') {
      message.topics.forEach((topic) => this.#leave(topic));
    } else {
      this.end('policy');
    }
  }

  async #enter(token: string | null): Promise<void> {
    this.#state = 'asking';
    if (token !== null) {
      const member = await this.#parts.memberOf({ ...this.#line.facts, bearer: token });
      // R62: a session that may only change its password hears nothing.
      if (member === undefined || member.isRestricted) {
        this.end('session');
        return;
      }
      this.#member = member;
    }
    if (this.#isOver()) {
      return;
    }
    if (!this.#parts.lines.enter(this)) {
      this.end('many');
      return;
    }
    this.#state = 'ready';
    this.#answer({ kind: 'ready', isMember: this.#member !== undefined });
  }

  #follow(topic: string): void {
    const key = keyOf(topic, this.#member);
    if (key === undefined || this.#keys.size >= mostFollowed) {
      this.#answer({ kind: 'refused', topic });
      return;
    }
    this.#keys.set(topic, key);
    this.#answer({ kind: 'followed', topic, seq: this.#parts.hub.follow(this, key) });
  }

  #leave(topic: string): void {
    const key = this.#keys.get(topic);
    if (key !== undefined) {
      this.#keys.delete(topic);
      this.#parts.hub.leave(this, key);
    }
  }

  #close(): void {
    this.#state = 'over';
    this.#keys.forEach((key) => this.#parts.hub.leave(this, key));
    this.#keys.clear();
    this.#parts.lines.leave(this);
  }

  /** It may have closed while the database was asked. */
  #isOver(): boolean {
    return this.#state === 'over';
  }

  #answer(answer: LiveAnswer): void {
    this.send(JSON.stringify(answer));
  }
}
