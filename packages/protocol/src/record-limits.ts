/** The longest period of a record that is summed up, filed or listed at once: a quarter. */
export const mostRecordDays = 92;

/**
 * The file of a record, and of the trail, comes in parts, each of at most so many lines; it has no
 * end.
 */
export const mostPartLines = 5000;

/** The file of a team has at most so many, made behind the page (agents-loyalty-money.md B5). */
export const mostTeamFileLines = 50_000;

/** The first day that a record can be asked for; before it there is no site. */
export const firstRecordDay = '2000-01-01';
