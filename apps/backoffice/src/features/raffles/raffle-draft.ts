import type { RaffleEarning } from '@portal/protocol';

/** What an operator types of a raffle, as text. */
export interface RaffleDraft {
  readonly name: string;
  readonly nameAr: string;
  readonly earnedBy: RaffleEarning;
  readonly perAmount: string;
  readonly mostPerDay: string;
  readonly opensOn: string;
  readonly closesOn: string;
  /** A line each, from the first. */
  readonly prizes: string;
  readonly multiple: string;
  readonly reason: string;
}

export const emptyRaffle: RaffleDraft = {
  name: '',
  nameAr: '',
  earnedBy: 'DEPOSIT',
  perAmount: '',
  mostPerDay: '5',
  opensOn: '',
  closesOn: '',
  prizes: '',
  multiple: '1',
  reason: '',
};

export function prizeLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function raffleBody(draft: RaffleDraft) {
  const { name, nameAr, earnedBy, perAmount, opensOn, closesOn } = draft;
  return {
    names: {
      ...(name.trim() !== '' && { en: name.trim() }),
      ...(nameAr.trim() !== '' && { ar: nameAr.trim() }),
    },
    earnedBy,
    perAmount: perAmount.trim(),
    mostPerDay: Number(draft.mostPerDay),
    opensOn,
    closesOn,
    prizes: prizeLines(draft.prizes),
    multiple: Number(draft.multiple),
    reason: draft.reason.trim(),
  };
}
