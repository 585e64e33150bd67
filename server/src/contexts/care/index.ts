/**
 * What the house does because play may do somebody harm: cases that a person looks at, one for each
 * sign, and the reminders to look at the own play. It reads sums and never stands in the way of a
 * stake or of money: that is what `limits` does.
 */
export { plugCare } from './plug.ts';
