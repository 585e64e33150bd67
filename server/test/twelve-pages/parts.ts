import { openTexts } from '@portal/i18n/files';
import { assertDefined } from '@portal/money';
import { betTitles } from '../../src/bet-titles.ts';
import { downlineReport } from '../../src/contexts/agents/downline-file.ts';
import { createTeamFiles } from '../../src/contexts/agents/exports/team-files.ts';
import type { PartQuery, ReportPart } from '../../src/contexts/agents/exports/team-report.ts';
import { linksReport } from '../../src/contexts/agents/links-file.ts';
import { statementReport } from '../../src/contexts/agents/sums/report-files.ts';
import { paidKindsOf } from '../../src/contexts/contracts/index.ts';
import { billsReport } from '../../src/contexts/contracts/pay/bills-file.ts';
import { explanations } from '../../src/contexts/desk/index.ts';
import { betsReport, linesReport } from '../../src/contexts/reporting/team/team-reports.ts';
import type { MemberActor } from '../../src/platform/context.ts';
import { downlineParts } from '../team-pages.ts';
import type { Query } from './pages.ts';
import type { PagesWorld } from './world.ts';

/** Files that may be too long to be waited for; one of the income never is. */
export const partedReports = [
  { page: 'registerCenter', report: 'links' },
  { page: 'downlineManagmentView', report: 'downline' },
  { page: 'personalHistoryCopy', report: 'bets' },
  { page: 'palStatementsAgentCopy', report: 'statement' },
  { page: 'agentDownlineTransactionDetailsCopy', report: 'transactions' },
  { page: 'agentDailyWages2', report: 'bills' },
] as const;

/** As the process declares them, for whoever makes the parts. */
function declared({ catalog }: Pick<PagesWorld, 'catalog'>) {
  const texts = openTexts();
  const files = createTeamFiles();
  const showsBalances = () => true;
  const parts = { ...downlineParts, contractKinds: paidKindsOf, showsBalances };
  files.declare(linksReport(texts));
  files.declare(downlineReport(texts, parts));
  files.declare(statementReport(texts));
  files.declare(betsReport(texts, betTitles(catalog())));
  files.declare(linesReport(texts, explanations));
  files.declare(billsReport(texts));
  return files.open();
}

/** The lines of a file without its heads, made one at a time behind the page. */
export async function partsOf(
  page: string,
  query: Query,
  world: Pick<PagesWorld, 'catalog' | 'idOf' | 'inSite'>,
): Promise<readonly string[]> {
  const name = partedReports.find((row) => row.page === page)?.report ?? '';
  const report = assertDefined((await declared(world)).get(name), 'the page has a file');
  const session = { sessionId: 'ses_test', isRestricted: false, ip: '203.0.113.5' };
  const id = world.idOf('demoagent');
  const actor: MemberActor = { kind: 'member', id, isAgent: true, isTrial: false, ...session };
  const lines: string[] = [];
  let cursor: string | null = null;
  let isMore = true;
  while (isMore) {
    const part: PartQuery = { cursor, limit: 1, isLong: true };
    const made: ReportPart = await world.inSite((ctx) => report.readPart(ctx, query, part), actor);
    lines.push(...made.csv.trim().split('\r\n').slice(1));
    cursor = made.nextCursor;
    isMore = cursor !== null;
  }
  return lines;
}
