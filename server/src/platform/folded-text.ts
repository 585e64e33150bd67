/** Letters of other alphabets that look like these, in lower case. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьβ',
    c: 'сϲ',
    d: 'ԁđ',
    e: 'еεє',
    g: 'ɡ',
    h: 'һн',
    i: 'іιı',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏł',
    m: 'м',
    n: 'η',
    o: 'оοø',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);

/** Case, width, marks on letters, what cannot be seen, and alphabets do not make two of one. */
export function foldedText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}]/gu, '')
    .toLowerCase();
  return Array.from(plain, (letter) => lookAlikes.get(letter) ?? decimal(letter)).join('');
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** A digit of any script as one of ours; Unicode has them in runs of ten, beginning with zero. */
function decimal(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (!isDigit(code)) {
    return letter;
  }
  let first = code;
  while (isDigit(first - 1)) {
    first -= 1;
  }
  return String((code - first) % 10);
}
