/** Through what a call came, by what its browser says of itself. */
type Channel = 'desktop' | 'mobile' | 'other';

const handheld = /\b(?:Mobile|Android|iPhone|iPad|iPod)\b/u;
const desktop = /\b(?:Windows|Macintosh|CrOS|X11|Linux)\b/u;

export function channelOf(userAgent: string): Channel {
  if (handheld.test(userAgent)) {
    return 'mobile';
  }
  return desktop.test(userAgent) ? 'desktop' : 'other';
}
