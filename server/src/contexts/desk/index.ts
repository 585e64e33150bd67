/**
 * Acts and pages of operators that span several areas; an area's own desk routes stand in its
 * context. Here: corrections of balances by hand, with a reason, a ceiling, a second person above
 * it, and a daily list (R53). The ledger moves the money and knows nothing of operators.
 */
export { plugDesk } from './plug.ts';
export { explanations } from './explanations.ts';
