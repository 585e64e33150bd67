/** A game as the terms of a bonus may name it: by its vendor's code, or by its node. */
export function namesOfGame(game: {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly nodeId: string;
}): readonly [string, string] {
  return [`${game.vassalage}:${game.gameCode}`, `games:${game.nodeId}`];
}
