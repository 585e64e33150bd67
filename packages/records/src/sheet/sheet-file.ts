import { type Cell, csvRows } from './csv-rows.ts';
import type { FileParts } from './file-parts.ts';
import { createZip } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A record as a spreadsheet (ECMA-376), from the same lines as its CSV. Amounts and counts are
 * numbers, all else is text, which no program takes for a formula here.
 */
export function sheetParts(): FileParts {
  const zip = createZip();
  for (const { name, text } of frame) {
    zip.open(name).add(text);
  }
  const sheet = zip.open('xl/worksheets/sheet1.xml');
  sheet.add(`${head}<worksheet xmlns="${main}"><sheetData>`);
  return {
    add: (csv) => sheet.add(csvRows(csv).map(rowOf).join('')),
    end: () => {
      sheet.add('</sheetData></worksheet>');
      return zip.end();
    },
  };
}

/** What stands around the one sheet. */
const frame = [
  {
    name: '[Content_Types].xml',
    text:
      `${head}<Types xmlns="${types}">` +
      '<Default Extension="rels" ' +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/>` +
      '</Types>',
  },
  { name: '_rels/.rels', text: linkTo('officeDocument', 'xl/workbook.xml') },
  {
    name: 'xl/workbook.xml',
    text:
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      '<sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  { name: 'xl/_rels/workbook.xml.rels', text: linkTo('worksheet', 'worksheets/sheet1.xml') },
] as const;

function linkTo(kind: string, target: string): string {
  return (
    `${head}<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`
  );
}

function rowOf(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellOf).join('')}</row>`;
}

/**
 * With at most fifteen digits, which a spreadsheet keeps exactly; longer ones are names. Amounts of
 * some currencies, and counts, have no decimal point.
 */
const figure = /^-?(?=[\d.]{1,16}$)(?:\d{1,15}|\d+\.\d{1,4})$/u;

function cellOf({ text, isQuoted }: Cell): string {
  return !isQuoted && figure.test(text)
    ? `<c><v>${text}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Characters that XML has no way to write are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
