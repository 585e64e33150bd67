/** By what one person is known again in several accounts (R12). */
export const personMarks = ['phone', 'email', 'id_number', 'name', 'device'] as const;
export type PersonMarkKind = (typeof personMarks)[number];
