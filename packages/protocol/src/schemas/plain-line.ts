/**
 * One line in which nothing turns the order of letters: others would read another text. Joiners
 * stay, because emoji and some scripts need them.
 */
export const plainLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;
