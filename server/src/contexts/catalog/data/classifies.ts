import type { GameClassify } from '@portal/protocol';


export interface ClassifyShare {
  readonly classify: GameClassify;
  /** Out of 100 games. */
  readonly share: number;
  /** Put behind an English title and before an Arabic one. */
  readonly suffix: { readonly en: string; readonly ar: string };
  readonly designs: readonly string[];
}

/** Sub-types of the shipped slots: how many, how their titles end, which slot designs they play. */
export const classifyShares: readonly ClassifyShare[] = [
  {
    classify: 'SL',
    share: 70,
    suffix: { en: '', ar: '' },
    designs: [
      'house-20-lines',
      'house-20-lines',
      'house-243-ways',
      'volcano-peaks',
      'forty-lanterns',
      'river-1024',
      'moonlight-spins',
      'harbor-729',
    ],
  },
  {
    classify: 'JP',
    share: 7,
    suffix: { en: 'Jackpot', ar: 'جاكبوت' },
    designs: ['golden-vault'],
  },
  {
    classify: 'AC',
    share: 7,
    suffix: { en: 'Rush', ar: 'سباق' },
    designs: ['volcano-peaks', 'harbor-729'],
  },
  {
    classify: 'TG',
    share: 5,
    suffix: { en: 'Table', ar: 'طاولة' },
    designs: ['house-20-lines', 'classic-sevens'],
  },
  {
    classify: 'SC',
    share: 5,
    suffix: { en: 'Scratch', ar: 'بطاقة' },
    designs: ['lucky-27', 'classic-sevens'],
  },
  { classify: 'VP', share: 3, suffix: { en: 'Cards', ar: 'ورق' }, designs: ['classic-sevens'] },
  { classify: 'BG', share: 3, suffix: { en: 'Bingo', ar: 'بينغو' }, designs: ['lucky-27'] },
];
