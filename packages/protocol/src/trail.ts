/** What the verification of the trail can find; the desk has a sentence for each. */
export const chainFaultKinds = [
  'entry_changed',
  'entry_removed',
  'entry_unsealed',
  'position_missing',
  'order_changed',
  'subject_order_changed',
  'tail_missing',
  'chain_rebuilt',
  'copy_forged',
] as const;
export type ChainFaultKind = (typeof chainFaultKinds)[number];
