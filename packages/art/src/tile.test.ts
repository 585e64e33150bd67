import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artCategories, tileSvg, type TileGame } from './index.ts';

const subTypes = ['SL', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'];
const titles = ['Golden Harbor', 'Lucky Lanterns Deluxe', 'Moonlit Reef', "King's Ember & Jade 7"];

function gameAt(index: number, overrides: Partial<TileGame> = {}): TileGame {
  return {
    nodeId: `g${index}`,
    category: 'RNG',
    subType: subTypes[index % subTypes.length] ?? 'SL',
    vendor: `V${index % 21}`,
    title: titles[index % titles.length] ?? '',
    shape: 'tile',
    ...overrides,
  };
}

function faultsOf(text: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = text.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<>]*")*)(\/?)>|[^<>]+/g,
    (tag, slash, name, _attributes, selfClosing) => {
      if (slash === '/' && open.pop() !== name) {
        faults.push(`unexpected ${tag}`);
      }
      if (slash === '' && selfClosing === '' && typeof name === 'string') {
        open.push(name);
      }
      return '';
    },
  );
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const used = [...text.matchAll(/(?:href="|url\()#(\w+)/g)].map((match) => match[1]);
  const missing = used.filter((id) => !ids.has(id));
  const isBroken = /NaN|undefined|Infinity/.test(text);
  return [...faults, ...open, ...missing.map(String), rest, isBroken ? 'value' : ''].filter(
    (fault) => fault !== '',
  );
}

describe('tileSvg', () => {
  it('draws the same picture for the same game and another for another', () => {
    const game = gameAt(3);
    expect(tileSvg(game)).toBe(tileSvg({ ...game }));
    expect(tileSvg(game)).not.toBe(tileSvg({ ...game, nodeId: 'other' }));
    expect(tileSvg(game)).not.toBe(tileSvg({ ...game, shape: 'wide' }));
  });

  it('is well-formed and refers to nothing outside itself, in every category and shape', () => {
    for (const category of artCategories) {
      for (let index = 0; index < 60; index += 1) {
        const shape = index % 3 === 0 ? 'wide' : 'tile';
        const text = tileSvg(gameAt(index, { category, shape }));
        expect(faultsOf(text)).toEqual([]);
        expect(text.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
      }
    }
  });

  it.each(['grapheme', 'binary'] as const)('survives any title of %s signs', (unit) => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (title) => {
        const text = tileSvg(gameAt(1, { title }));
        expect(faultsOf(text)).toEqual([]);
      }),
      { examples: [[']]>'], ['\u226f'.normalize('NFD')]] },
    );
  });

  it.each(['\u0000', '\u000b', '\ud800', '\uffff'])('leaves out %j, which no XML holds', (sign) => {
    expect(tileSvg(gameAt(1, { title: `Ре${sign}ка` }))).toContain('>Река</text>');
  });

  it('stays under 9 KB before compression', () => {
    const sizes = Array.from({ length: 500 }, (_, index) => tileSvg(gameAt(index)).length);
    expect(Math.max(...sizes)).toBeLessThan(9000);
  });

  it('draws 3,000 games of one title as 3,000 different pictures', () => {
    const pictures = new Set<string>();
    for (let index = 0; index < 3000; index += 1) {
      const text = tileSvg(gameAt(index, { title: 'Golden Harbor', subType: 'SL' }));
      pictures.add(text.replaceAll(/#[0-9a-f]{6}/g, ''));
    }
    expect(pictures.size).toBe(3000);
  });
});
