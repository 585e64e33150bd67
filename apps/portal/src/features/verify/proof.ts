/** What is published of an issue, enough to draw it again. */
export interface DrawProof {
  readonly family: string;
  readonly gameCode: string;
  readonly issueNo: string;
  readonly commitment: string | null;
  /** Public once the tickets of the issue are paid. */
  readonly serverSeed: string | null;
  readonly draw: object | null;
  /** Why the issue was given up; absent in proofs that were saved before it was told. */
  readonly voidReason?: string | null;
  readonly ticketRoot: string | null;
  /** The round that decides the draw with the seed; absent where the seed decides alone. */
  readonly beacon?: {
    readonly round: number;
    readonly publicKey: string;
    readonly signature: string | null;
  } | null;
}

/** A ticket and its way to the root that was sealed before the draw. */
export interface TicketProof {
  readonly ticketId: string;
  readonly gameCode: string;
  readonly issueNo: string;
  readonly multiple: number;
  /** The lines as they were accepted. */
  readonly linesJson: string;
  readonly linesHash: string;
  readonly costMinor: string;
  readonly path: readonly { readonly hash: string; readonly side: 'before' | 'after' }[];
  readonly ticketRoot: string | null;
}

/** A step of a check: what came out here, and what was published. */
export interface CheckStep {
  readonly name: 'commitment' | 'beacon' | 'draw' | 'lines' | 'root' | 'shots';
  readonly computed: string;
  readonly published: string;
  readonly isFine: boolean;
}

export type Checked =
  | { readonly kind: 'steps'; readonly steps: readonly CheckStep[] }
  /** There is nothing to compute with yet, or what was pasted is no proof. */
  | { readonly kind: 'notYet' }
  /** Its result was entered by two persons: there is no seed. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'unreadable' };
