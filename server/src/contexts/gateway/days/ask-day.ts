import { dayAnswer, type DayQuery, hmac, launchHeader, reportPaths } from '@portal/vendors';
import { askText } from '../../../platform/ask-text.ts';
import type { VendorAccount } from '../vendor-book.ts';
import { readLine, type ToldDay, toldDay } from './told-day.ts';

const dayMilliseconds = 20_000;
const mostAnswerBytes = 2_000_000;
/** More pages than any day has: a vendor that never ends is one that does not answer. */
const mostPages = 5000;

/** A vendor that can be asked for its own books. */
export type ReportingVendor = VendorAccount & { readonly reportUrl: string };

/** Asks a vendor for something of its own books; signed as a launch is. */
export async function askReport(
  { reportUrl, keys }: ReportingVendor,
  ask: {
    readonly path: string;
    readonly content: object;
    readonly timeoutMilliseconds: number;
  },
): Promise<unknown> {
  const { path, content, timeoutMilliseconds } = ask;
  const body = JSON.stringify(content);
  const signature = hmac('sha256', keys.launchSecret, body);
  const headers = { 'content-type': 'application/json', [launchHeader]: signature };
  const call = { url: `${reportUrl}${path}`, headers, body, timeoutMilliseconds };
  return JSON.parse(await askText(call, mostAnswerBytes));
}

/** The bets of a span as the vendor has them. Throws when it does not answer so. */
export async function askDay(
  vendor: ReportingVendor,
  span: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<ToldDay> {
  const lines: unknown[] = [];
  const query: DayQuery = { from: String(span.from), to: String(span.to) };
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const asked: DayQuery = after === null ? query : { ...query, after };
    const answer = dayAnswer.parse(
      await askReport(vendor, {
        path: reportPaths.day,
        content: asked,
        timeoutMilliseconds: dayMilliseconds,
      }),
    );
    lines.push(...answer.bets);
    after = answer.next;
    if (after === null) {
      return toldDay(lines.map((line, at) => readLine(line, at + 1)));
    }
  }
  throw new Error(`${vendor.code} told of its day without end`);
}
