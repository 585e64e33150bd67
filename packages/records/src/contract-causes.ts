/** Why a contract ended by itself, as the wire says it; any other reason is what a person wrote. */
export const contractCauses = [
  'REPLACED',
  'HIGHER_THAN_OWN',
  'OWN_CONTRACT_LOST',
  'PARTY_CLOSED',
  'FORCE_END',
] as const;
