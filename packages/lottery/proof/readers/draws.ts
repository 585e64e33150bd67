import {
  closeYeekeeRound,
  commitmentOf,
  crossing,
  digitSumEnding,
  doubles,
  drawFromSeed,
  fromDigits,
  hasInHouseDraw,
  kenoMethods,
  nineteenGate,
  pc28FromKeno,
  permutations,
  rootBack,
  rootFront,
  zodiacNumbers,
} from '../../src/index.ts';
import { betTypeAt, familyAt, signAt } from './read.ts';
import {
  canonical,
  isRecord,
  malformed,
  numbersAt,
  textAt,
  textsAt,
  type Check,
  type Json,
} from './report.ts';

/** lottery.md A4: commitment and draw of a seed. */
const rng: Check = (entry) => {
  const hex = textAt(entry, 'serverSeed');
  const family = familyAt(entry);
  if (!/^(?:[0-9a-f]{2})+$/u.test(hex) || !hasInHouseDraw(family)) {
    return malformed('no such seed or in-house draw');
  }
  const serverSeed = Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));
  const gameCode = textAt(entry, 'game');
  return {
    commitment: commitmentOf(serverSeed),
    draw: drawFromSeed(family, { serverSeed, gameCode, issueNo: textAt(entry, 'issue') }),
  };
};

const zodiacNumbersCheck: Check = (entry) => ({
  numbers: zodiacNumbers(signAt(entry, 'sign'), signAt(entry, 'yearSign')),
});

/** lottery.md A3.3. */
const yeekee: Check = (entry) => {
  const round = closeYeekeeRound(textsAt(entry, 'shots'));
  if (!round.ok) {
    return { error: round.code };
  }
  const { sum, shot16, result, top3, bot2 } = round.value;
  return { sum, shot16, result, top3, bottom2: bot2 };
};

/** lottery.md A3.4. */
const pc28FromKenoCheck: Check = (entry) => {
  const method = kenoMethods.find((name) => name === entry['method']);
  if (method === undefined) {
    return malformed('no such method');
  }
  const balls = pc28FromKeno(numbersAt(entry, 'keno'), method);
  return { balls, sum: balls.reduce((total, ball) => total + ball, 0) };
};

/** 0.4: the first refusal of a selection. */
const invalidSelections: Check = (entry) => {
  const selection = betTypeAt(entry).parse(entry['selection']);
  return { error: selection.ok ? 'none' : selection.code };
};

/** The arguments of a helper: one text, a list, or an object of named ones. */
function argsOf(entry: Json): string[] {
  const arg = entry['arg'] ?? entry['args'] ?? [];
  const values: unknown[] = Array.isArray(arg) ? arg : isRecord(arg) ? Object.values(arg) : [arg];
  return values.flatMap((value) =>
    Array.isArray(value) ? [value.join('')] : String(value).split(/[,|]/u),
  );
}

const helperCalls: Readonly<Record<string, (args: readonly string[]) => string[]>> = {
  perm: ([text = '']) => permutations(text),
  'th.19gate': ([digit = '']) => nineteenGate(digit),
  'th.rootfront': ([digit = '']) => rootFront(digit),
  'th.rootback': ([digit = '']) => rootBack(digit),
  'vn.tong': ([digit = '']) => digitSumEnding(digit),
  'vn.kep': () => doubles(),
  'vn.chamso': ([digit = '']) => nineteenGate(digit),
  bbfs: ([digits = '', length = '4']) => fromDigits(digits, Number(length)),
  crossing: (sets) => crossing(sets.map((set) => [...set])),
};

/** lottery.md B8 fixes the order of permutations only; other sets may be written in any order. */
function orderedHelper({ helper, nums: expected }: Json, values: readonly string[]): unknown {
  const isSameSet =
    helper !== 'perm' &&
    Array.isArray(expected) &&
    canonical(expected.map(String).toSorted(byText)) === canonical(values.toSorted(byText));
  return isSameSet ? expected : values;
}

function byText(left: string, right: string): number {
  return left < right ? -1 : 1;
}

/** lottery.md B8. */
const helpers: Check = (entry) => {
  const call = helperCalls[textAt(entry, 'helper')];
  const rest = Object.entries(entry)
    .filter(([key]) => !['helper', 'arg', 'args', 'nums', 'note'].includes(key))
    .map(([, value]) => (Array.isArray(value) ? value.join('') : String(value)));
  return call === undefined
    ? malformed('no such helper')
    : { nums: orderedHelper(entry, call([...argsOf(entry), ...rest])) };
};

export const drawGroups: Readonly<Record<string, Check>> = {
  rng,
  zodiacNumbers: zodiacNumbersCheck,
  yeekee,
  pc28FromKeno: pc28FromKenoCheck,
  invalidSelections,
  helpers,
};
