/** A list of facts: what it is at the start of a line, how much at its end. */
export const factsLook =
  'm-0 grid gap-2 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dd]:m-0 [&_dd]:text-end [&_dt]:text-text-3';
