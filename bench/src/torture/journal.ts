import { open } from 'node:fs/promises';

export interface Sent {
  readonly key: string;
  /** Index of the player who sends it. */
  readonly player: number;
}

export interface Answered extends Sent {
  readonly outcome: 'done' | 'refused';
  /** What was made, the id of the round; or the code of the refusal. */
  readonly result: string;
}

/**
 * The client's own book, the referee of every crash: a command is on disk before its first byte is
 * sent, so that afterwards nothing needs to be guessed (R118).
 */
export interface Journal {
  /** Resolves when the line is synced. */
  before(command: Sent): Promise<void>;
  answered(answer: Answered): void;
  readonly sent: ReadonlyMap<string, Sent>;
  readonly answers: ReadonlyMap<string, Answered>;
  /** Keys that were answered differently on a repeat. */
  readonly contradictions: readonly string[];
  close(): Promise<void>;
}

export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'a');
  const sent = new Map<string, Sent>();
  const answers = new Map<string, Answered>();
  const contradictions: string[] = [];
  let lines: string[] = [];
  let waiting: (() => void)[] = [];
  let isWriting = false;

  /** Lines that come while a sync runs share the next one. */
  async function flush(): Promise<void> {
    isWriting = true;
    while (lines.length > 0) {
      const [text, resolvers] = [lines.join(''), waiting];
      lines = [];
      waiting = [];
      await file.appendFile(text);
      await file.datasync();
      resolvers.forEach((resolve) => resolve());
    }
    isWriting = false;
  }

  function write(line: object): Promise<void> {
    lines.push(`${JSON.stringify(line)}\n`);
    const synced = new Promise<void>((resolve) => waiting.push(resolve));
    if (!isWriting) {
      void flush();
    }
    return synced;
  }

  return {
    sent,
    answers,
    contradictions,
    before: async (command) => {
      sent.set(command.key, command);
      await write({ at: 'before', ...command });
    },
    answered: (answer) => {
      const earlier = answers.get(answer.key);
      if (earlier !== undefined && earlier.result !== answer.result) {
        contradictions.push(`${answer.key}: ${earlier.result}, then ${answer.result}`);
      }
      answers.set(answer.key, answer);
      void write({ at: 'answered', ...answer });
    },
    close: async () => {
      await write({ at: 'end' });
      await file.close();
    },
  };
}
