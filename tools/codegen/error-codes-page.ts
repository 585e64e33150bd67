import { readTexts } from '@portal/i18n/files';
import {
  errorCodes,
  errorEntry,
  impliedErrors,
  type Endpoint,
  type ErrorCode,
} from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { generatedPage, markdownTable } from './markdown.ts';

/** The one error catalogue with the English texts and the calls that name each code. */
export function errorCodesPage(): string {
  const texts: Readonly<Record<string, string>> = { ...readTexts('en', 'errors') };
  const head = ['Code', 'Status', 'Text', 'Data', 'Log', 'Given by'];
  const rows = errorCodes
    .toSorted((a, b) => a.localeCompare(b))
    .map((code) => {
      const { status, log, reported, data } = errorEntry(code);
      return [
        `\`${code}\``,
        String(status),
        texts[code] ?? '',
        data.map((field) => `\`${field}\``).join(', '),
        reported ? `${log}, reported` : log,
        callsThatGive(code),
      ];
    });
  return generatedPage('Error codes', '`packages/protocol/src/errors/`', [
    'A call may give the codes that it names and those that follow from its declaration ' +
      '(`packages/protocol/src/implied-errors.ts`). A code without a call is given at addresses ' +
      'where no call stands, or waits for one.',
    markdownTable(head, rows),
  ]);
}

const all: readonly Endpoint[] = Object.values(endpoints);

function callsThatGive(code: ErrorCode): string {
  const naming = all
    .filter(({ errors }) => errors.includes(code))
    .map(({ method, path }) => `\`${method} ${path}\``)
    .toSorted();
  const implying = all.filter((endpoint) =>
    impliedErrors(endpoint).some((implied) => implied === code),
  );
  return [...naming, ...impliedBy(implying)].join(' ');
}

/** No counts: they would change with each new call. */
function impliedBy(calls: readonly Endpoint[]): readonly string[] {
  return calls.length === all.length ? ['every call'] : calls.length > 0 ? ['by declaration'] : [];
}
