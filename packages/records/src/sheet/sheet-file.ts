import { type Cell, csvRows } from './csv-rows.ts';
import type { FileParts } from './file-parts.ts';
import { createZip, type ZipFile } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Of one sheet, in every program that reads the format. */
const mostRows = 1_048_576;

/**
 * A record as a spreadsheet (ECMA-376), from the same lines as its CSV. Amounts and counts are
 * numbers, all else is text, which no program takes for a formula here. What one sheet cannot hold
 * goes on in the next, under the same heads.
 */
export function sheetParts(rowsPerSheet = mostRows): FileParts {
  const zip = createZip();
  // They stand first, and name the sheets, whose number is known at the end.
  const frame = frameParts.map(({ name, textOf }) => ({ file: zip.open(name), textOf }));
  const sheets: ZipFile[] = [];
  let left = 0;
  let heads = '';
  const open = () => {
    sheets.at(-1)?.add(sheetEnd);
    const sheet = zip.open(`xl/${placeOf(sheets.length + 1)}`);
    sheet.add(`${head}<worksheet xmlns="${main}"><sheetData>${heads}`);
    sheets.push(sheet);
    left = rowsPerSheet - (heads === '' ? 0 : 1);
  };
  open();
  return {
    add: (csv) => {
      const rows = csvRows(csv).map(rowOf);
      if (heads === '') {
        [heads = ''] = rows;
      }
      for (let from = 0; from < rows.length;) {
        if (left === 0) {
          open();
        }
        const part = rows.slice(from, from + left);
        sheets.at(-1)?.add(part.join(''));
        left -= part.length;
        from += part.length;
      }
    },
    end: () => {
      sheets.at(-1)?.add(sheetEnd);
      const numbers = sheets.map((_, at) => at + 1);
      for (const { file, textOf } of frame) {
        file.add(textOf(numbers));
      }
      return zip.end();
    },
  };
}

const sheetEnd = '</sheetData></worksheet>';
const placeOf = (sheet: number) => `worksheets/sheet${sheet}.xml`;

/** What stands around the sheets of these numbers. */
const frameParts: readonly {
  readonly name: string;
  readonly textOf: (sheets: readonly number[]) => string;
}[] = [
  {
    name: '[Content_Types].xml',
    textOf: (sheets) =>
      `${head}<Types xmlns="${types}">` +
      '<Default Extension="rels" ' +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
      sheets.map(typeOfSheet).join('') +
      '</Types>',
  },
  { name: '_rels/.rels', textOf: () => linksTo('officeDocument', ['xl/workbook.xml']) },
  {
    name: 'xl/workbook.xml',
    textOf: (sheets) =>
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      sheets.map((n) => `<sheet name="${n}" sheetId="${n}" r:id="rId${n}"/>`).join('') +
      '</sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    textOf: (sheets) => linksTo('worksheet', sheets.map(placeOf)),
  },
];

function typeOfSheet(sheet: number): string {
  return `<Override PartName="/xl/${placeOf(sheet)}" ContentType="${sheetType}.worksheet+xml"/>`;
}

function linksTo(kind: string, targets: readonly string[]): string {
  const links = targets.map(
    (target, at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${relations}">${links.join('')}</Relationships>`;
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
