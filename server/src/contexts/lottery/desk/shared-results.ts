/** A draw whose result is a part of that of another game, in the issue of the same number. */
export interface SharedResult {
  readonly from: string;
  readonly to: string;
  readonly part: (draw: object) => object;
}

/** What the ordinary draw of Hanoi takes of the North (lottery.md A3.2). */
function specialAndFirst(draw: object): object {
  const { db, g1 } = draw as { readonly db: string; readonly g1: readonly string[] };
  return { db, g1: g1[0] };
}

export const sharedResults: readonly SharedResult[] = [
  { from: 'VNNORTH', to: 'HNNORMAL', part: specialAndFirst },
];
