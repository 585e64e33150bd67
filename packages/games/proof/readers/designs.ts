import {
  deucesWildFullPay,
  deucesWildNotSoUgly,
  jacksOrBetter85,
  jacksOrBetter96,
  kenoHouse,
  kenoReference40,
  kenoReturn,
  plinkoHouse,
  plinkoReferences,
  plinkoReturn,
  slotDesigns,
  slotReference,
  slotReturn,
  videoPokerReturn,
  type SlotDesign,
  type SlotReturn,
  type VideoPokerDesign,
} from '../../src/index.ts';
import type { Rational } from '@portal/money';
import { plinkoFigures } from '../figures/instant.ts';
import { isObject } from '../figures/json.ts';

const slots: Readonly<Record<string, SlotDesign | undefined>> = {
  slotReference,
  slotHouse20Lines: slotDesigns.find((design) => design.id === 'house-20-lines'),
  slotHouse243Ways: slotDesigns.find((design) => design.id === 'house-243-ways'),
};

const enumerated = new Map<SlotDesign, SlotReturn>();

export function slotQuantity(game: string, name: string): Rational | bigint | undefined {
  const design = Object.hasOwn(slots, game) ? slots[game] : undefined;
  if (design === undefined) {
    return undefined;
  }
  const figures = enumerated.get(design) ?? slotReturn(design);
  enumerated.set(design, figures);
  const quantities: Readonly<Record<string, Rational | bigint>> = {
    line: figures.line,
    scatter: figures.scatter,
    freeSpins: figures.freeSpins,
    total: figures.total,
    trigger: figures.triggerProbability,
    hits: figures.hitCount,
  };
  return Object.hasOwn(quantities, name) ? quantities[name] : undefined;
}

/** `house7`, or `ref40.7` for the forty-number reference. */
export function kenoQuantity(name: string): Rational | undefined {
  const groups = /^(?<table>house|ref40\.)(?<picks>\d+)$/u.exec(name)?.groups;
  const picks = Number(groups?.['picks']);
  const design = groups?.['table'] === 'house' ? kenoHouse : kenoReference40;
  return design.paytable[picks] === undefined ? undefined : kenoReturn(design, picks);
}

/** `16_low`, or `ref.` and the name of a public table. */
export function plinkoQuantity(name: string): Rational | undefined {
  const design = name.startsWith('ref.')
    ? plinkoReferences.find(({ id }) => id === name.slice('ref.'.length))
    : plinkoHouse.find(({ id }) => id === `plinko-${name.replace('_', '-')}`);
  return design === undefined ? undefined : plinkoReturn(design);
}

/** A reference table that the file itself prints under `plinko`, in whatever group. */
export function printedPlinko(plinko: unknown, id: string): number | undefined {
  const name = id.replace(/^plinko\.(?:ref\.)?/u, '');
  const groups = isObject(plinko) ? Object.values(plinko) : [];
  const table = groups.flatMap((group) =>
    isObject(group) && isObject(group[name]) ? [group[name]] : [],
  )[0];
  if (table === undefined || !id.startsWith('plinko.')) {
    return undefined;
  }
  const rtp = plinkoFigures(table)['rtp'];
  return typeof rtp === 'number' ? rtp : undefined;
}

const videoPokers: Readonly<Record<string, VideoPokerDesign>> = {
  jacksOrBetter_9_6: jacksOrBetter96,
  jacksOrBetter_8_5: jacksOrBetter85,
  deucesWild_fullPay_25_15_9_5_3_2_2_1: deucesWildFullPay,
  deucesWild_notSoUgly_25_16_10_4_4_3_2_1: deucesWildNotSoUgly,
};

export function videoPokerQuantity(name: string): Rational | undefined {
  const design = Object.hasOwn(videoPokers, name) ? videoPokers[name] : undefined;
  return design === undefined ? undefined : videoPokerReturn(design).return;
}
