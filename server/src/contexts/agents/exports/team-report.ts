import type { Ctx, MemberActor } from '../../../platform/context.ts';

/** Some lines of a file, in its order. */
export interface ReportPart {
  readonly fileName: string;
  /** With the heads of the columns, as if it were the whole file. */
  readonly csv: string;
  readonly rowCount: number;
  /** Where the next lines begin; null at the end. */
  readonly nextCursor: string | null;
}

export interface PartQuery {
  /** Null for the first lines. */
  readonly cursor: string | null;
  readonly limit: number;
  /** One of many parts: in an order that newcomers do not change. */
  readonly isLong: boolean;
}

/** What a report needs to be written; read anew whenever a part is made. */
export interface ReportReader<Query> {
  readonly readPart: (ctx: Ctx<MemberActor>, query: Query, part: PartQuery) => Promise<ReportPart>;
  /** Lines of the whole file. */
  readonly count: (ctx: Ctx<MemberActor>, query: Query) => Promise<number>;
}

/** A report of a team that agents take as a file. */
export interface TeamReport<Query extends object> {
  readonly name: string;
  /** Of the call that asks for it: what was kept of a filter is read again by it. */
  readonly query: { readonly parse: (filter: unknown) => Query };
  /** Outside of any transaction, for what is held in memory and read from time to time. */
  readonly open: () => Promise<ReportReader<Query>>;
}

/** Of which query a report is made is known to the report alone. */
export interface OpenReport {
  readonly readPart: (
    ctx: Ctx<MemberActor>,
    filter: unknown,
    part: PartQuery,
  ) => Promise<ReportPart>;
}

/** Made while somebody waits; longer files are made behind the page. */
export const mostWaitedFor = 2000;
