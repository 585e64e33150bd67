import { nameAndBirth, type PersonMark } from '../../limits/index.ts';
import type { Said } from './said.ts';

/**
 * By what papers say who somebody is (R12). Until an operator has accepted them they are what
 * somebody typed.
 */
export function marksOfSaid(
  { fullName, bornOn, number }: Pick<Said, 'fullName' | 'bornOn' | 'number'>,
  isProven: boolean,
): readonly PersonMark[] {
  return [
    ...(number === null ? [] : [{ kind: 'id_number' as const, value: number, isProven }]),
    ...(fullName === null || bornOn === null
      ? []
      : [{ ...nameAndBirth(fullName, bornOn), isProven }]),
    ...(fullName === null ? [] : [{ kind: 'name' as const, value: fullName, isProven }]),
  ];
}
