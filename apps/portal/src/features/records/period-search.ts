/** portal.md, section 9: today, and back by 7 and 30 days. */
export const presets = ['today', 'yesterday', 'days7', 'days30'] as const;
export type Preset = (typeof presets)[number];

export const defaultPreset: Preset = 'days7';

/** The query of a record's address; without a preset it shows the last days. */
export interface PeriodSearch {
  readonly preset?: Preset;
}

export function readPeriodSearch(raw: Readonly<Record<string, unknown>>): PeriodSearch {
  const preset = presets.find((candidate) => candidate === raw['preset']);
  return preset === undefined ? {} : { preset };
}
