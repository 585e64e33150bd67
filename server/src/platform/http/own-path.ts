/**
 * A path of ours and nothing else: a game must not send players elsewhere (R78). Addresses lose
 * their tabs and line ends when they are read, so these stand in none.
 */
export function ownPath(backUrl = '/'): string {
  return /^\/(?![/\\])[^\p{Cc}]*$/u.test(backUrl) ? backUrl : '/';
}
