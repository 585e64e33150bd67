const shape = /^\d{4}-\d{2}-\d{2}$/u;
const firstYear = 1900;

/**
 * What is wrong with a day on which somebody says they were born: `pattern` for what is no day of
 * the calendar, `range` for one before 1900 or after today.
 */
export function birthDateFault(
  text: string,
  today: Temporal.PlainDate,
): 'pattern' | 'range' | undefined {
  const day = shape.test(text) ? dayOf(text) : undefined;
  if (day === undefined) {
    return 'pattern';
  }
  const isBorn = day.year >= firstYear && Temporal.PlainDate.compare(day, today) <= 0;
  return isBorn ? undefined : 'range';
}

function dayOf(text: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
