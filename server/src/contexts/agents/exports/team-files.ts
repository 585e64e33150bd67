import { type Endpoints, mostTeamFileLines, type ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { insertFile } from './store-files.ts';
import { takeExport } from './take-export.ts';
import {
  mostWaitedFor,
  type OpenReport,
  type ReportPart,
  type ReportReader,
  type TeamReport,
} from './team-report.ts';

type Answer = ReplyOf<Endpoints['readTeamStatementFile']>;

type Take<Query> = (ctx: Ctx<MemberActor>, query: Query) => Promise<Answer>;

/** The reports that agents take as files, each declared once by the context that knows it. */
export interface TeamFiles {
  /** Gives the use case of the call that asks for the file, to be opened outside of it. */
  readonly declare: <Query extends object>(report: TeamReport<Query>) => () => Promise<Take<Query>>;
  /** All of them by their names, for whoever makes the parts. */
  readonly open: () => Promise<ReadonlyMap<string, OpenReport>>;
}

export function createTeamFiles(): TeamFiles {
  const declared = new Map<string, () => Promise<OpenReport>>();
  return {
    declare: (report) => {
      const { name, query, open } = report;
      declared.set(name, async () => {
        const reader = await open();
        return { readPart: (ctx, filter, part) => reader.readPart(ctx, query.parse(filter), part) };
      });
      return async () => {
        const reader = await open();
        return (ctx, filter) => take(ctx, { name, filter, reader });
      };
    },
    open: async () => {
      const opened = [...declared].map(async ([name, open]) => [name, await open()] as const);
      return new Map(await Promise.all(opened));
    },
  };
}

/**
 * A short file at once, a longer one as a promise: its id, under which it is found among the files.
 * Either counts. Refuses with `record_too_long` and `team_export_limit`.
 */
async function take<Query extends object>(
  ctx: Ctx<MemberActor>,
  file: {
    readonly name: string;
    readonly filter: Query;
    readonly reader: ReportReader<Query>;
  },
): Promise<Answer> {
  const { name: report, filter, reader } = file;
  const part = await reader.readPart(ctx, filter, {
    cursor: null,
    limit: mostWaitedFor,
    isLong: false,
  });
  if (part.nextCursor !== null) {
    return promise(ctx, { ...file, part });
  }
  await takeExport(ctx, { report, filter, rowCount: part.rowCount });
  return { fileName: part.fileName, csv: part.csv, fileId: null };
}

async function promise<Query extends object>(
  ctx: Ctx<MemberActor>,
  file: {
    readonly name: string;
    readonly filter: Query;
    readonly reader: ReportReader<Query>;
    readonly part: ReportPart;
  },
): Promise<Answer> {
  const { name: report, filter, part } = file;
  const rowCount = await file.reader.count(ctx, filter);
  if (rowCount > mostTeamFileLines) {
    throw new Refusal('record_too_long', { mostLines: mostTeamFileLines });
  }
  const taken = await takeExport(ctx, { report, filter, rowCount });
  const fileId = ctx.ids.next('tfl');
  const { fileName } = part;
  await insertFile(ctx.tx, {
    ...taken,
    id: fileId,
    agentId: ctx.actor.id,
    report,
    locale: ctx.locale,
    fileName,
    rowCount,
    at: ctx.clock.now(),
  });
  return { fileName, csv: null, fileId };
}
