import {
  closedNumbers,
  decimal4,
  formatDecimal,
  isStakedByMultiple,
  priceOf,
  priceSlip,
  randomSelections,
  uniformFrom,
  type BetType,
  type Decimal4,
  type SlipLine,
  type SlipRules,
} from '@portal/lottery';
import { useState } from 'react';
import { selectionOf, type Choosing } from '../fill.ts';

/** How much a bet is staked with, kept from play to play. */
export interface Stakes {
  readonly unitPrice: Decimal4;
  readonly multiple: number;
  /** Typed, so that a half-written amount stays as it is. */
  readonly typed: string;
  readonly prizeGroup: number;
  readonly rebate: Decimal4;
}

export interface Draft {
  readonly betType: BetType;
  readonly choosing: Choosing;
  readonly stakes: Stakes;
  readonly slip: SlipLine;
  readonly priced: ReturnType<typeof priceSlip>;
  /** Numbers of it that take no bets now (lottery.md B4). */
  readonly closed: readonly string[];
  /** Another one for every line that was added: what was typed is gone with it. */
  readonly turn: number;
  readonly choose: (choosing: Choosing) => void;
  readonly setStakes: (change: Partial<Stakes>) => void;
  readonly clear: () => void;
  readonly edit: (slip: SlipLine) => void;
  readonly pickRandomly: (count: number) => readonly SlipLine[];
}

const amount = /^\d{1,9}(?:\.\d{1,2})?$/u;

/** One line as it is put together: what is chosen, what is staked, and what the rules say of it. */
export function useDraft(betType: BetType, rules: SlipRules): Draft {
  const [state, setState] = useState<{ readonly id: string; readonly choosing: Choosing }>();
  const [turn, setTurn] = useState(0);
  const [kept, setStakes] = useState<Stakes>({
    unitPrice: 20_000n,
    multiple: 1,
    typed: '10',
    prizeGroup: rules.groups.member,
    rebate: 0n,
  });
  // The own group may be lowered while the page stands open.
  const stakes = { ...kept, prizeGroup: Math.min(kept.prizeGroup, rules.groups.member) };
  const choosing = selectionOf(betType.form, state?.id === betType.id ? state.choosing : {});
  const slip = slipLine(betType, choosing, stakes);
  const choose = (next: Choosing): void => {
    setState({ id: betType.id, choosing: next });
  };
  return {
    betType,
    choosing,
    stakes,
    slip,
    priced: priceSlip(slip, rules),
    closed: closedNumbers(slip, rules),
    turn,
    choose,
    setStakes: (change) => {
      setStakes({ ...stakes, ...change });
    },
    clear: () => {
      setTurn(turn + 1);
      choose({});
    },
    edit: (line) => {
      setTurn(turn + 1);
      setState({ id: line.betType, choosing: line.selection });
      setStakes({ ...stakes, ...stakesOf(line) });
    },
    pickRandomly: (count) =>
      randomSelections(betType, count, uniform).map((selection) =>
        slipLine(betType, selection, stakes),
      ),
  };
}

function slipLine(betType: BetType, selection: Choosing, stakes: Stakes): SlipLine {
  const { pricing } = priceOf(betType.id);
  return {
    betType: betType.id,
    selection,
    stake: isStakedByMultiple(betType.id)
      ? { unitPrice: stakes.unitPrice, multiple: stakes.multiple }
      : { stakePerUnit: amount.test(stakes.typed) ? decimal4(stakes.typed) : 0n },
    choice:
      pricing === 'group'
        ? { prizeGroup: stakes.prizeGroup }
        : { rebate: pricing === 'fixed' ? stakes.rebate : 0n },
  };
}

function stakesOf({ stake, choice }: SlipLine): Partial<Stakes> {
  return {
    ...('unitPrice' in stake ? stake : { typed: formatDecimal(stake.stakePerUnit) }),
    ...('prizeGroup' in choice ? choice : { rebate: choice.rebate }),
  };
}

/** Random words of the browser for a quick pick; no draw depends on them. */
function* words(): Generator<number, never> {
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    yield word;
  }
}

const uniform = uniformFrom(words());
