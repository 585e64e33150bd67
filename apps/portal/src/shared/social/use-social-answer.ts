import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

interface Address {
  readonly search: string;
  readonly hash: string;
}

/**
 * What a provider sent this page back with, in its address or behind the mark of it; undefined on
 * any other visit. It is read once: whoever takes it clears the address.
 */
export function useSocialAnswer(): string | undefined {
  const { location } = useRouter().history;
  const [answer] = useState(() => answerIn(location));
  return answer;
}

export function answerIn({ search, hash }: Address): string | undefined {
  const query = search.replace(/^\?/u, '');
  const mark = hash.replace(/^#/u, '');
  const isAnswer = new URLSearchParams(query).has('state');
  if (!isAnswer) {
    return undefined;
  }
  return mark.startsWith('tgAuthResult=') ? `${query}&${mark}` : query;
}
