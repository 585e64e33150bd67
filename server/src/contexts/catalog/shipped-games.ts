import { createStream, shuffle, uniform, type RandomStream } from '@portal/games';
import { assert, assertDefined } from '@portal/money';
import type { GameClassify } from '@portal/protocol';
import { classifyShares, type ClassifyShare } from './data/classifies.ts';
import { houseVendors } from './data/house-vendors.ts';
import { allTitles, type Title } from './shipped-titles.ts';

/** Raised when the word tables, vendors or shares change; loaded games are never changed by it. */
export const shippedVersion = 1;

export interface ShippedGame {
  readonly nodeId: string;
  readonly vendorCode: string;
  readonly gameClassify: GameClassify;
  readonly gameCode: string;
  readonly name: string;
  readonly displayNames: Readonly<Record<string, string>>;
  readonly designId: string;
  readonly theme: string;
  readonly stakeLevel: number;
  readonly hasTrial: boolean;
  readonly groupCode: '' | 'NEW' | 'HOT';
  readonly popularity: number;
  /** ISO date. */
  readonly releasedOn: string;
}

const firstNodeId = 100_001;
const lastRelease = '2026-02-01';
const releaseDays = 2555;
const stakeLevels = 3;

/** The shipped catalogue: the same 9,842 games on every site, drawn from a fixed stream. */
export function shippedGames(): ShippedGame[] {
  const stream = fixedStream();
  const titles = shuffle(stream, allTitles());
  const vendors = shuffle(
    stream,
    houseVendors.flatMap((vendor) => Array.from({ length: vendor.slots }, () => vendor.code)),
  );
  assert(titles.length >= vendors.length, 'the word tables have a title for every game');
  const counts = new Map<string, number>();
  return vendors.map((vendorCode, index) => {
    const number = (counts.get(vendorCode) ?? 0) + 1;
    counts.set(vendorCode, number);
    return gameOf(stream, {
      vendorCode,
      nodeId: String(firstNodeId + index),
      gameCode: `${vendorCode}-${String(number).padStart(4, '0')}`,
      title: assertDefined(titles[index], 'a title for every game'),
    });
  });
}

function fixedStream(): RandomStream {
  const serverSeed = new TextEncoder().encode('shipped catalogue, any 32 bytes!');
  return createStream({ serverSeed, clientSeed: 'catalogue', nonce: shippedVersion });
}

interface Numbered {
  readonly vendorCode: string;
  readonly nodeId: string;
  readonly gameCode: string;
  readonly title: Title;
}

function gameOf(stream: RandomStream, numbered: Numbered): ShippedGame {
  const { title, ...codes } = numbered;
  const share = shareOf(uniform(stream, 100));
  const design = share.designs[uniform(stream, share.designs.length)];
  const popularity = popularityOf(uniform(stream, 1_000_000));
  const age = uniform(stream, releaseDays);
  return {
    ...codes,
    gameClassify: share.classify,
    name: joined(title.en, share.suffix.en),
    displayNames: { ar: joined(share.suffix.ar, title.ar) },
    designId: assertDefined(design, 'every share has a design'),
    theme: title.theme,
    stakeLevel: uniform(stream, stakeLevels),
    hasTrial: uniform(stream, 30) > 0,
    groupCode: groupOf(popularity, age),
    popularity,
    releasedOn: Temporal.PlainDate.from(lastRelease).subtract({ days: age }).toString(),
  };
}

function joined(first: string, second: string): string {
  return [first, second].filter((part) => part !== '').join(' ');
}

function shareOf(percentile: number): ClassifyShare {
  let upTo = 0;
  const found = classifyShares.find((share) => {
    upTo += share.share;
    return percentile < upTo;
  });
  return assertDefined(found, 'the shares sum to 100');
}

/** A few games are played a lot and most a little, as on any such site. */
function popularityOf(number: number): number {
  return Math.floor((number / 1_000_000) ** 4 * 1_000_000);
}

function groupOf(popularity: number, ageDays: number): ShippedGame['groupCode'] {
  if (ageDays < 45) {
    return 'NEW';
  }
  return popularity > 960_000 ? 'HOT' : '';
}
