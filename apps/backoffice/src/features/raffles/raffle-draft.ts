import type { RaffleEarning } from '@portal/protocol';
import { textsOf, type Written, writtenOf } from '../../shared/words/site-words.ts';

/** What an operator types of a raffle, as text. */
export interface RaffleDraft extends Written<'name'> {
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
  ...writtenOf('name'),
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
  const { earnedBy, perAmount, opensOn, closesOn } = draft;
  return {
    names: textsOf('name', draft),
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
