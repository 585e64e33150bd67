/** What the site asks of papers now. */
export type KycRules = () => { readonly minimumAge: number };
