import { expect, it } from 'vitest';
import { sourceType } from './source-type.ts';

it.each([
  ['gift', 'rnd_0198f0aa8000', 'promo_win'],
  ['gift', 'vip:mbr_0198f0aa8000:3', 'vip_gift'],
  ['gift', 'mission:msn_0198f0aa8000:mbr_0198f0aa8000:once', 'mission_reward'],
  ['gift', 'board:lbd_0198f0aa8000:1', 'board_prize'],
  ['transfer', 'trf_0198f0aa8000', 'member_transfer'],
  ['transfer', 'env_0198f0aa8000:1', 'envelope_gift'],
  ['deposit', 'dep_0198f0aa8000', 'deposit'],
  ['demo_credit', 'mbr_0198f0aa8000', 'demo_credit'],
] as const)(
  'play for a %s of %s is named as its line in the record: %s',
  (kind, reference, type) => {
    expect(sourceType({ kind, reference })).toBe(type);
  },
);
