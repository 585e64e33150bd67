import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { generatedPage, markdownTable } from './markdown.ts';

/** Every call of the wire with its guard, grouped by what its path begins with. */
export function routesPage(): string {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of all) {
    const group = groupOf(endpoint.path);
    groups.set(group, [...(groups.get(group) ?? []), endpoint]);
  }
  const sections = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([group, rows]) => `## ${group}\n\n${routesTable(rows)}`);
  return generatedPage('Routes', '`packages/protocol/src/endpoints/`', [
    `${all.length} calls.`,
    ...sections,
  ]);
}

function routesTable(rows: readonly Endpoint[]): string {
  const head = ['Call', 'What it does', 'Who', 'Limit', 'Marks', 'Refusals of its own'];
  const cells = rows
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map((endpoint) => [
      `\`${endpoint.method} ${endpoint.path}\``,
      endpoint.summary,
      [endpoint.access, endpoint.ability].filter(Boolean).join(': '),
      endpoint.rate,
      marks(endpoint).join(', '),
      endpoint.errors.map((code) => `\`${code}\``).join(' '),
    ]);
  return markdownTable(head, cells);
}

function marks(endpoint: Endpoint): readonly string[] {
  return [
    ...(endpoint.encrypted === true ? ['encrypted'] : []),
    ...(endpoint.gateway3 === true ? ['gateway 3'] : []),
    ...(endpoint.form === true ? ['form'] : []),
    ...(endpoint.whileRestricted === true ? ['while restricted'] : []),
    ...(endpoint.background === true ? ['background'] : []),
    ...(endpoint.verifiedPlace === true ? ['verified place'] : []),
    ...(endpoint.idempotent === true ? ['idempotent'] : []),
  ];
}

/** `/wps/session/login` belongs to `/wps/session`; parameters group nothing. */
function groupOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return second.startsWith(':') || second === '' ? `/${first}` : `/${first}/${second}`;
}
