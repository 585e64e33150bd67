/** What an operator types of a rain, as text; the moment is that of the own clock. */
export interface RainDraft {
  readonly name: string;
  readonly nameAr: string;
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
  name: '',
  nameAr: '',
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

export interface GiftDraft {
  readonly name: string;
  readonly nameAr: string;
  /** Divided by commas, spaces or lines. */
  readonly accounts: string;
  readonly giftAmount: string;
  readonly multiple: string;
  readonly reason: string;
}

export const emptyGift: GiftDraft = {
  name: '',
  nameAr: '',
  accounts: '',
  giftAmount: '',
  multiple: '1',
  reason: '',
};

function namesOf({ name, nameAr }: Pick<RainDraft, 'name' | 'nameAr'>): Record<string, string> {
  return {
    ...(name.trim() !== '' && { en: name.trim() }),
    ...(nameAr.trim() !== '' && { ar: nameAr.trim() }),
  };
}

export function accountsOf(text: string): string[] {
  return text.split(/[\s,]+/u).filter((account) => account !== '');
}

export function rainBody(draft: RainDraft) {
  return {
    names: namesOf(draft),
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
    names: namesOf(draft),
    accounts: accountsOf(draft.accounts),
    giftAmount: draft.giftAmount.trim(),
    multiple: Number(draft.multiple),
    reason: draft.reason.trim(),
  };
}
