import type { CallbackRoute } from '../../../platform/http/callback-route.ts';
import { answerBroken, answerCallback } from './answer-callback.ts';
import type { CarryingParts } from './carry-out.ts';

const mostBodyBytes = 131_072;

/** `/gateway/<vendor>/…`: what follows is the vendor's own. */
export function callbackRoutes(parts: CarryingParts): readonly CallbackRoute[] {
  return [
    {
      prefix: '/gateway',
      mostBodyBytes,
      answer: (request) => answerCallback(parts, request),
      answerBroken: (request) => answerBroken(parts, request),
    },
  ];
}
