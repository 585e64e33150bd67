import {
  contractMoves,
  depositMoves,
  depositStates,
  nextActor,
  nextDepositActor,
  promotionMoves,
  sliceMoves,
  sliceStates,
  transferMoves,
  transferStates,
  withdrawalMoves,
  withdrawalStates,
  type WithdrawalState,
} from '@portal/commission';
import { generatedPage } from './markdown.ts';

interface Edge {
  readonly from: string;
  readonly to: string;
  /** What leads along it, where the machine names it. */
  readonly by?: string;
}

/** The state machines of the rules as diagrams; a state that nothing leaves is an end. */
export function statesPage(): string {
  return generatedPage('States', 'the tables of `packages/commission/src`', [
    'Drawn from the tables that the server goes by: no other move is possible. Beside a state stands ' +
      'who acts next.',
    ...machine('A deposit', edgesOf(depositStates, depositMoves, nextDepositActor)),
    ...machine('A withdrawal', edgesOf(withdrawalStates, withdrawalMoves, whileSent)),
    ...machine('A slice of a withdrawal', edgesOf(sliceStates, sliceMoves)),
    ...machine('A transfer to the wallet of a vendor', edgesOf(transferStates, transferMoves)),
    ...machine('A promotion of a member', promotionEdges()),
    ...machine('A contract', contractEdges()),
  ]);
}

/** Who acts on a withdrawal whose payment is under way. */
function whileSent(state: WithdrawalState): string | undefined {
  return nextActor(state, { slices: [{ state: 'ASSIGNED' }], hold: undefined });
}

function edgesOf<State extends string>(
  states: readonly State[],
  moves: Readonly<Record<State, readonly State[]>>,
  actorOf: (state: State) => string | undefined = () => undefined,
): readonly Edge[] {
  return states.flatMap((from) => {
    const by = actorOf(from);
    return moves[from].map((to): Edge => (by === undefined ? { from, to } : { from, to, by }));
  });
}

function promotionEdges(): readonly Edge[] {
  return Object.entries(promotionMoves).flatMap(([from, moves]) =>
    Object.entries(moves).map(([by, to]) => ({ from, to, by })),
  );
}

function contractEdges(): readonly Edge[] {
  return contractMoves.flatMap(({ from, to, action: by }) =>
    from.map((state) => ({ from: state, to, by })),
  );
}

function machine(title: string, edges: readonly Edge[]): readonly string[] {
  const entered = new Set(edges.map(({ to }) => to));
  const left = new Set(edges.map(({ from }) => from));
  const lines = [
    'stateDiagram-v2',
    ...[...left].filter((state) => !entered.has(state)).map((state) => `  [*] --> ${state}`),
    ...edges.map(({ from, to, by }) => `  ${from} --> ${to}${by === undefined ? '' : ` : ${by}`}`),
    ...[...entered].filter((state) => !left.has(state)).map((state) => `  ${state} --> [*]`),
  ];
  return [`## ${title}`, `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``];
}
