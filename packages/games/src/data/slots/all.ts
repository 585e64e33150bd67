import type { SlotDesign } from '../../slot/design.ts';
import { classicSevens } from './classic-sevens.ts';
import { fortyLanterns } from './forty-lanterns.ts';
import { goldenVault } from './golden-vault.ts';
import { harbor729 } from './harbor-729.ts';
import { house20Lines } from './house-20-lines.ts';
import { house243Ways } from './house-243-ways.ts';
import { lucky27 } from './lucky-27.ts';
import { moonlightSpins } from './moonlight-spins.ts';
import { river1024 } from './river-1024.ts';
import { volcanoPeaks } from './volcano-peaks.ts';

/** Every slot machine that the house ships; the first is the house slot. */
export const slotDesigns: readonly SlotDesign[] = [
  house20Lines,
  house243Ways,
  classicSevens,
  volcanoPeaks,
  goldenVault,
  fortyLanterns,
  river1024,
  lucky27,
  moonlightSpins,
  harbor729,
];
