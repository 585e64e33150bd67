import { textsOf, type Written, writtenOf } from '../../shared/words/site-words.ts';

/** What an operator types of a rain, as text; the moment is that of the own clock. */
export interface RainDraft extends Written<'name'> {
  readonly opensAt: string;
  readonly seconds: string;
  readonly budgetAmount: string;
  readonly packets: string;
  readonly leastAmount: string;
  readonly mostAmount: string;
  readonly grabs: string;
  readonly needsDeposit: boolean;
  readonly needsPlay: boolean;
  readonly leastRank: string;
  readonly multiple: string;
  readonly reason: string;
}

export const emptyRain: RainDraft = {
  ...writtenOf('name'),
  opensAt: '',
  seconds: '60',
  budgetAmount: '',
  packets: '',
  leastAmount: '',
  mostAmount: '',
  grabs: '1',
  needsDeposit: true,
  needsPlay: false,
  leastRank: '0',
  multiple: '1',
  reason: '',
};

export interface GiftDraft extends Written<'name'> {
  /** Divided by commas, spaces or lines. */
  readonly accounts: string;
  readonly giftAmount: string;
  readonly multiple: string;
  readonly reason: string;
}

export const emptyGift: GiftDraft = {
  ...writtenOf('name'),
  accounts: '',
  giftAmount: '',
  multiple: '1',
  reason: '',
};

export function accountsOf(text: string): string[] {
  return text.split(/[\s,]+/u).filter((account) => account !== '');
}

export function rainBody(draft: RainDraft) {
  return {
    names: textsOf('name', draft),
    opensAt: new Date(draft.opensAt).toISOString(),
    seconds: Number(draft.seconds),
    budgetAmount: draft.budgetAmount.trim(),
    packets: Number(draft.packets),
    leastAmount: draft.leastAmount.trim(),
    mostAmount: draft.mostAmount.trim(),
    grabs: Number(draft.grabs),
    needsDeposit: draft.needsDeposit,
    needsPlay: draft.needsPlay,
    leastRank: Number(draft.leastRank),
    multiple: Number(draft.multiple),
    reason: draft.reason.trim(),
  };
}

export function giftBody(draft: GiftDraft) {
  return {
    names: textsOf('name', draft),
    accounts: accountsOf(draft.accounts),
    giftAmount: draft.giftAmount.trim(),
    multiple: Number(draft.multiple),
    reason: draft.reason.trim(),
  };
}
