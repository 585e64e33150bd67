/** The least time between two messages of one member, in seconds. */
export const restSeconds = 3;
