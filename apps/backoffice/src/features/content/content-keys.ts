/** Query keys of what the brand says; each editor has a section of its own. */
export const contentKeys = {
  notices: ['content', 'notices'] as const,
  banners: ['content', 'banners'] as const,
  help: ['content', 'help'] as const,
  contact: ['content', 'contact'] as const,
  status: ['content', 'status'] as const,
  addresses: ['content', 'addresses'] as const,
  texts: ['content', 'texts'] as const,
  registration: ['content', 'registration'] as const,
};
