import { useSite } from './site-facts.ts';

/**
 * The addresses at which the site answers, its main one first. Where there is one only there is
 * nothing to choose.
 */
export function useLines(): readonly string[] {
  const { mainDomain, domainRoute } = useSite();
  const lines = [...new Set([mainDomain, ...domainRoute].filter((name) => name !== ''))];
  return lines.length > 1 ? lines : [];
}
