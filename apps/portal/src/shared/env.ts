/** Everything that the build or the page's address decides; read nowhere else. */
export const env = {
  isDevelopment: import.meta.env.DEV,
} as const;
