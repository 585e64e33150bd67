/** Of the own links. */
export const linkKeys = { list: ['inviteLinks'] } as const;
