const latinHead = 'system-ui, -apple-system, "Segoe UI", Roboto';
const latinTail = '"Helvetica Neue", Arial, "Noto Sans", sans-serif';

export const latinStack = `${latinHead}, ${latinTail}`;
export const monoStack = 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace';

export interface Script {
  readonly languages: readonly string[];
  /** System faces of the script, after the shared Latin head. */
  readonly faces: string;
  readonly lineScale: number;
  readonly sizeScale?: number;
}

/** System font stacks by language (design-brief.md 2.5); no web font is ever loaded. */
export const scripts: readonly Script[] = [
  { languages: ['vi'], faces: latinTail, lineScale: 1.08 },
  {
    languages: ['zh-Hans'],
    faces: '"PingFang SC", "Microsoft YaHei UI", "Noto Sans SC", "Source Han Sans SC"',
    lineScale: 1.1,
  },
  {
    languages: ['zh-Hant'],
    faces: '"PingFang TC", "PingFang HK", "Microsoft JhengHei UI", "Noto Sans TC"',
    lineScale: 1.1,
  },
  {
    languages: ['ja'],
    faces: '"Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", Meiryo',
    lineScale: 1.1,
  },
  {
    languages: ['ko'],
    faces: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR"',
    lineScale: 1.08,
  },
  {
    languages: ['th'],
    faces: '"Leelawadee UI", Thonburi, "Sukhumvit Set", "Noto Sans Thai", Tahoma',
    lineScale: 1.25,
  },
  {
    languages: ['lo'],
    faces: '"Leelawadee UI", "Lao Sangam MN", "Noto Sans Lao"',
    lineScale: 1.25,
  },
  {
    languages: ['km'],
    faces: '"Leelawadee UI", "Khmer Sangam MN", "Noto Sans Khmer"',
    lineScale: 1.35,
  },
  {
    languages: ['my'],
    faces: '"Myanmar Text", "Myanmar Sangam MN", "Noto Sans Myanmar"',
    lineScale: 1.4,
  },
  {
    languages: ['hi', 'ne'],
    faces: '"Nirmala UI", "Kohinoor Devanagari", "Noto Sans Devanagari", Mangal',
    lineScale: 1.2,
  },
  {
    languages: ['bn'],
    faces: '"Nirmala UI", "Kohinoor Bangla", "Noto Sans Bengali"',
    lineScale: 1.2,
  },
  {
    languages: ['ta'],
    faces: '"Nirmala UI", "Tamil Sangam MN", "Noto Sans Tamil"',
    lineScale: 1.2,
  },
  {
    languages: ['te'],
    faces: '"Nirmala UI", "Kohinoor Telugu", "Noto Sans Telugu"',
    lineScale: 1.2,
  },
  {
    languages: ['ar', 'fa'],
    faces: '"Segoe UI", "SF Arabic", "Geeza Pro", "Noto Sans Arabic", Tahoma',
    lineScale: 1.2,
    sizeScale: 1.06,
  },
  {
    languages: ['ur'],
    faces: '"Segoe UI", "SF Arabic", "Geeza Pro", "Noto Sans Arabic", Tahoma',
    lineScale: 1.3,
    sizeScale: 1.06,
  },
  {
    languages: ['he'],
    faces: '"SF Hebrew", "Arial Hebrew", "Segoe UI", "Noto Sans Hebrew"',
    lineScale: 1.05,
  },
  { languages: ['ru', 'uk', 'kk'], faces: '"Noto Sans"', lineScale: 1 },
];

export function stackOf(script: Script): string {
  const generic = script.faces.includes('sans-serif') ? '' : ', sans-serif';
  return `${latinHead}, ${script.faces}${generic}`;
}
