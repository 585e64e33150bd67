import { join } from 'node:path';
import { errorCodes, errorEntry, type Endpoint, type ErrorCode } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { readJson, root } from '../tasks/project.ts';
import { generatedPage, markdownTable } from './markdown.ts';

const textsPath = join(root, 'packages/i18n/locales/en/errors.json');

/** The one error catalogue with the English texts and the calls that name each code. */
export function errorCodesPage(): string {
  const texts = readJson(textsPath) as Readonly<Record<string, string>>;
  const head = ['Code', 'Status', 'Text', 'Data', 'Log', 'Named by'];
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
        callsThatName(code),
      ];
    });
  return generatedPage('Error codes', '`packages/protocol/src/errors/`', [
    'A code without a call may be given by any call.',
    markdownTable(head, rows),
  ]);
}

function callsThatName(code: ErrorCode): string {
  const all: readonly Endpoint[] = Object.values(endpoints);
  return all
    .filter(({ errors }) => errors.includes(code))
    .map(({ method, path }) => `\`${method} ${path}\``)
    .toSorted()
    .join(' ');
}
