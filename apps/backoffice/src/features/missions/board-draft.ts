import type { BoardMetric } from '@portal/protocol';
import { textsOf, type Written, writtenOf } from '../../shared/words/site-words.ts';
import { categoryOf } from './mission-draft.ts';

/** What an operator types of a board, as text; prizes a line each, from the first place. */
export interface BoardDraft extends Written<'name'> {
  readonly metric: BoardMetric;
  readonly category: string;
  readonly vendor: string;
  readonly game: string;
  readonly leastStake: string;
  readonly opensOn: string;
  readonly closesOn: string;
  readonly prizes: string;
  readonly multiple: string;
  readonly reason: string;
}

export const emptyBoard: BoardDraft = {
  ...writtenOf('name'),
  metric: 'VALID_SUM',
  category: '',
  vendor: '',
  game: '',
  leastStake: '0',
  opensOn: '',
  closesOn: '',
  prizes: '',
  multiple: '1',
  reason: '',
};

export function prizesOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((prize) => prize.trim())
    .filter((prize) => prize !== '');
}

export function boardBody(draft: BoardDraft) {
  const { metric, opensOn, closesOn } = draft;
  const [vendorCode, gameId] = [draft.vendor.trim().toUpperCase(), draft.game.trim()];
  return {
    names: textsOf('name', draft),
    metric,
    category: categoryOf(draft.category),
    ...(vendorCode !== '' && { vendorCode }),
    ...(gameId !== '' && { gameId }),
    leastStake: draft.leastStake.trim() === '' ? '0' : draft.leastStake.trim(),
    opensOn,
    closesOn,
    prizes: prizesOf(draft.prizes),
    multiple: Number(draft.multiple),
    reason: draft.reason.trim(),
  };
}
