import { setTimeout as pause } from 'node:timers/promises';
import type { Heard, OutcomeCode, StakeTerms, WalletCall, WalletCommand } from '@portal/vendors';
import { newId } from '../chance.ts';
import { sendOnce, type WalletAddress } from './sender.ts';

export interface PurseOwner {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly address: WalletAddress;
  /** That of the launch until the wallet gives another. */
  token: string;
  balanceMinor: bigint;
}

export interface Stake {
  readonly txId: string;
  readonly roundId: string;
  readonly amountMinor: bigint;
  /** What it is on, in words, for the vendor's own book. */
  readonly choice: string;
  readonly tableId?: string;
  readonly isWaiting?: boolean;
  /** What the wallet is told of it, where the dialect has words for that. */
  readonly terms?: StakeTerms;
}

const betTries = 3;
const betPauseMs = 1000;
const longestPauseMs = 60_000;

/** What the wallet of a player does for a game; every rule of repeating is a vendor's own. */
export interface Purse {
  /** The vendor keeps it, so its balance is known in the moment of a result. */
  readonly isOwn?: boolean;
  /** Proves the launch, where the dialect has a call for it, and learns the balance. */
  enter(): Promise<boolean>;
  /**
   * `done`, or why not; what stays unknown, and what was refused for anything but a lack of money,
   * is rolled back and counts as not made.
   */
  bet(stake: Stake): Promise<OutcomeCode>;
  /**
   * Sends a result, or whatever needs no yes, until an answer is terminal. `picture` is that of
   * the outcome, for the vendor's own book.
   */
  tell(command: WalletCommand, picture?: readonly string[]): Promise<void>;
  /** Learns a balance that changes without a call of ours; absent where it does not. */
  look?(): void;
}

export function openPurse(owner: PurseOwner): Purse {
  const { dialect } = owner.address;

  async function send(command: WalletCommand, tableId?: string): Promise<Heard | undefined> {
    const call: WalletCall = {
      requestId: newId(),
      playerId: owner.playerId,
      sessionToken: owner.token,
      currency: owner.currency,
      gameCode: owner.gameCode,
      tableId,
      commands: [command],
    };
    const heard = await sendOnce(owner.address, call);
    owner.balanceMinor = heard?.balanceMinor ?? owner.balanceMinor;
    owner.token = heard?.sessionToken ?? owner.token;
    return heard;
  }

  /** The same call until an answer is terminal; one that may mean that it was taken means so. */
  async function askForStake(
    stake: Omit<Stake, 'tableId' | 'choice'>,
    tableId?: string,
  ): Promise<OutcomeCode> {
    for (let tries = 1; tries <= betTries; tries += 1) {
      const heard = await send({ kind: 'BET', ...stake }, tableId);
      if (heard?.mayRepeat === false) {
        const { codes } = heard;
        return codes.includes('done') ? 'done' : (codes[0] ?? 'try_again');
      }
      await pause(betPauseMs, undefined, { ref: false });
    }
    return 'try_again';
  }

  async function tell(command: WalletCommand): Promise<void> {
    for (let waitMs = 1000; ; waitMs = Math.min(waitMs * 2, longestPauseMs)) {
      const heard = await send(command);
      if (heard?.mayRepeat === false) {
        return;
      }
      await pause(waitMs, undefined, { ref: false });
    }
  }

  return {
    tell,
    async enter() {
      const hasEntry = dialect === 'rs' || dialect === 'evolution';
      const heard = await send({ kind: hasEntry ? 'AUTH' : 'BALANCE' });
      return heard?.codes.includes('done') === true;
    },
    async bet({ tableId, choice: _choice, ...stake }) {
      const code = await askForStake(stake, tableId);
      if (code !== 'done' && code !== 'insufficient_funds') {
        const { txId: refTxId, roundId } = stake;
        void tell({ kind: 'ROLLBACK', txId: newId(), refTxId, roundId });
      }
      return code;
    },
  };
}

/** What a result is called in the dialect of a purse. */
export function resultKind({ address }: PurseOwner): 'SETTLE' | 'WIN' {
  return address.dialect === 'sea' ? 'SETTLE' : 'WIN';
}
