import tailwindcss from '@tailwindcss/vite';

/** What makes the utility classes of the apps, for the tests of their screens. */
export function utilities() {
  return tailwindcss();
}
