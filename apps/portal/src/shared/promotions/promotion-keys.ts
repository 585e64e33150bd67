/** Of what the promotions show; whatever joins or takes one forgets all of it. */
export const promotionKeys = {
  all: ['promotions'],
  list: (language: string, isMember: boolean) => ['promotions', 'list', language, isMember],
} as const;
