import type { DrawRecord } from '@portal/lottery';
import type { Endpoints, ReplyOf, SentBodyOf } from '@portal/protocol';

type Sent = SentBodyOf<Endpoints['importLotteryResults']>['results'];
type Imported = ReplyOf<Endpoints['importLotteryResults']>['results'][number];

export const importOutcomes = ['done', 'waiting', 'different', 'kept', 'refused'] as const;
export type Outcomes = Readonly<Record<(typeof importOutcomes)[number], number>>;

export const noOutcomes: Outcomes = { done: 0, waiting: 0, different: 0, kept: 0, refused: 0 };

const drawsAtOnce = 100;

/** A file in the pieces that one call takes. */
export function pagesOf(records: readonly DrawRecord[]): readonly Sent[] {
  const count = Math.ceil(records.length / drawsAtOnce);
  return Array.from({ length: count }, (_, page) =>
    records
      .slice(page * drawsAtOnce, (page + 1) * drawsAtOnce)
      .map(({ date, draw }) => ({ date, draw: { ...draw } })),
  );
}

export function addOutcomes(counts: Outcomes, results: readonly Imported[]): Outcomes {
  const after = { ...counts };
  for (const { outcome } of results) {
    after[outcome] += 1;
  }
  return after;
}
