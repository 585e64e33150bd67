import type { WalletCall, WalletCommand } from '../src/command.ts';
import type { Dialect, DialectKeys, Heard, WireRequest } from '../src/dialect.ts';
import type { OutcomeCode } from '../src/outcome.ts';
import type { Stage, StagePlayer } from './stage.ts';

/** Thrown where a wallet does something else than the rules say. */
export class CaseFailed extends Error {
  override readonly name = 'CaseFailed';
}

/** Thrown where a dialect has no words for a case, or the stage no way to bring it about. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}

export interface Case {
  /** As the conformance set of vendor-wallet.md names it: `bet: over balance`. */
  readonly name: string;
  run(at: At): Promise<void>;
}

export interface Sent {
  readonly player: StagePlayer;
  readonly commands: readonly [WalletCommand, ...WalletCommand[]];
  readonly call?: Partial<WalletCall>;
  readonly keys?: DialectKeys;
  /** What happens to the request on its way. */
  readonly altered?: (request: WireRequest) => WireRequest;
}

/** Where a case runs: one dialect, one stage. */
export interface At {
  readonly dialect: Dialect;
  readonly stage: Stage;
  id(): string;
  player(cashMinor?: bigint): Promise<StagePlayer>;
  send(message: Sent): Promise<Heard>;
  /** One command of a player, with the answer that the vendor hears. */
  tell(player: StagePlayer, ...commands: Sent['commands']): Promise<Heard>;
  /** The same, which has to end so; answers the balance. */
  want(player: StagePlayer, code: Expected, command: WalletCommand): Promise<void>;
  /** The balance as the wallet tells it. */
  holds(player: StagePlayer, cashMinor: bigint): Promise<void>;
  can(...kinds: readonly WalletCommand['kind'][]): boolean;
  /** Whether the dialect has one message for these. */
  hasWords(...commands: Sent['commands']): boolean;
  /** Says that the case went by other words than its own, because the dialect lacks those. */
  tellAs(words: string): void;
}

export type Expected = OutcomeCode | readonly OutcomeCode[];

export const startMinor = 100_000n;
const mostTries = 3;

/** Where a case runs, and the words that it took instead of its own. */
export function openAt(dialect: Dialect, stage: Stage, words: Set<string>): At {
  async function send({ player, commands, call, keys, altered }: Sent): Promise<Heard> {
    const { playerId, token, currency, gameCode } = player;
    const whole: WalletCall = {
      requestId: stage.newId(),
      playerId,
      sessionToken: token,
      currency,
      gameCode,
      commands,
      ...call,
    };
    const parts = { keys: keys ?? stage.keys, nowMs: stage.nowMs(), nonce: stage.newId() };
    const request = dialect.write(whole, parts);
    if (request === undefined) {
      throw new NotExpressible('not in this dialect');
    }
    return hear(whole, altered?.(request) ?? request);
  }

  /** A wallet that is not sure asks to be asked again, and a vendor does so with the same bytes. */
  async function hear(call: WalletCall, request: WireRequest, tries = 1): Promise<Heard> {
    const answer = await stage.send(request);
    if (answer === undefined) {
      throw new CaseFailed('no answer came');
    }
    const heard = dialect.hear(call, answer, stage.keys);
    return heard.mayRepeat && tries < mostTries ? hear(call, request, tries + 1) : heard;
  }

  const hasWords: At['hasWords'] = (...commands) => {
    const call = { requestId: 'r', playerId: 'p', currency: 'USD', commands };
    return dialect.write(call, { keys: stage.keys, nowMs: 0, nonce: '' }) !== undefined;
  };

  const tell: At['tell'] = (player, ...commands) => send({ player, commands });

  return {
    dialect,
    stage,
    send,
    tell,
    tellAs: (word) => void words.add(word),
    id: () => stage.newId(),
    player: (cashMinor = startMinor) => stage.player(cashMinor),
    want: async (player, code, command) => expectCode(await tell(player, command), code),
    holds: async (player, cashMinor) => {
      const { balanceMinor } = await tell(player, { kind: 'BALANCE' });
      if (balanceMinor !== cashMinor) {
        throw new CaseFailed(`the balance is ${balanceMinor} and not ${cashMinor}`);
      }
    },
    can: (...kinds) =>
      kinds.every((kind) =>
        hasWords({ kind, txId: 'a', refTxId: 'b', roundId: 'c', amountMinor: 1n }),
      ),
    hasWords,
  };
}

export function expectCode(heard: Heard, expected: Expected): void {
  const codes = typeof expected === 'string' ? [expected] : expected;
  if (!codes.some((code) => heard.codes.includes(code))) {
    throw new CaseFailed(`the answer means ${heard.codes.join(' or ')}, not ${codes.join(' or ')}`);
  }
}

export function expectBalance({ balanceMinor }: Heard, minor: bigint): void {
  if (balanceMinor !== minor) {
    throw new CaseFailed(`the answer shows a balance of ${balanceMinor} and not ${minor}`);
  }
}

/** What a stage cannot bring about is said, and its case is skipped. */
export function needs<Way>(way: Way | undefined, purpose: string): Way {
  if (way === undefined) {
    throw new NotExpressible(`this address cannot ${purpose}`);
  }
  return way;
}
