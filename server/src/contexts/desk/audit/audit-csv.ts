import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { trailActs, trailEvents } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { csvLines, csvText } from '../../../platform/csv.ts';
import type { AuditRow } from './present-audit.ts';

const actions = [...trailActs, ...trailEvents];

export type AuditWords = ReturnType<typeof auditWords>;

/** In which language and zone a file is written. */
export function auditWords(texts: Texts, { locale, site }: Pick<Ctx, 'locale' | 'site'>) {
  const language = isLocale(locale) ? locale : 'en';
  const t = texts.translator(language, 'desk-audit');
  const formats = createFormats(intlTagOf(language), site.timeZone);
  const actionText = (action: string): string => {
    const known = actions.find((name) => name === action);
    return known === undefined ? action : t(`action.${known}`);
  };
  return { t, formats, actionText, timeZone: site.timeZone };
}

export function auditCsv(
  { rows, isFirst }: { readonly rows: readonly AuditRow[]; readonly isFirst: boolean },
  words: AuditWords,
): string {
  const { t, formats, actionText, timeZone } = words;
  const body = rows.map((row) => [
    formats.fullDateTime(row.at),
    row.actorName ?? (row.actorKind === 'visitor' ? t('actor.visitor') : ''),
    row.actorId ?? '',
    actionText(row.action),
    row.subjectName ?? '',
    row.subjectId,
    factsText(row.before),
    factsText(row.after),
    row.reason ?? '',
    row.ip ?? '',
    row.id,
  ]);
  const head = [
    `${t('columns.at')} (${timeZone})`,
    t('columns.operator'),
    t('columns.operatorId'),
    t('columns.action'),
    t('columns.subject'),
    t('columns.subjectId'),
    t('columns.before'),
    t('columns.after'),
    t('columns.reason'),
    t('columns.ip'),
    t('columns.entryId'),
  ];
  return isFirst ? csvText([head, ...body]) : csvLines(body);
}

/** Fields by the names that the trail keeps them under, whatever the language. */
function factsText(facts: AuditRow['before']): string {
  const lines = Object.entries(facts ?? {}).map(([field, text]) => `${field}: ${text}`);
  return lines.join('; ');
}
