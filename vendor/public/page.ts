/** The page of every game of the simulator: it draws what the simulator says, and sends acts. */
interface State {
  readonly title: string;
  readonly language: 'en' | 'ar';
  readonly texts: Readonly<Record<string, string>>;
  readonly returnUrl: string;
  readonly depositUrl: string;
  readonly balance: string;
  readonly phase: string;
  readonly secondsLeft?: number;
  readonly players: number;
  readonly shown: readonly string[];
  readonly history: readonly string[];
  readonly stakes: readonly { readonly minor: string; readonly text: string }[];
  readonly groups: readonly {
    readonly title: string;
    readonly choices: readonly {
      readonly id: string;
      readonly label: string;
      readonly price: string;
    }[];
  }[];
  readonly placed: readonly {
    readonly id: string;
    readonly label: string;
    readonly state: 'open' | 'won' | 'lost' | 'returned';
    readonly stake: string;
    readonly payout: string;
    readonly cashOut: string;
  }[];
  readonly said?: string;
}

const { search } = location;
const lookMs = 1000;
let stake = '';
let isBusy = false;
let drawnGroups = '';

function part(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) {
    throw new Error(`the page has no ${id}`);
  }
  return found;
}

function write(id: string, text: string): void {
  const element = part(id);
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

function link(id: string, text: string, href: string): void {
  write(id, text);
  part(id).setAttribute('href', href);
}

function draw(state: State): void {
  const { texts } = state;
  const text = (name: string) => texts[name] ?? '';
  document.documentElement.lang = state.language;
  document.documentElement.dir = state.language === 'ar' ? 'rtl' : 'ltr';
  document.title = state.title;
  write('title', state.title);
  write('notice', text('simulator'));
  write('balance-label', text('balance'));
  write('balance', state.balance);
  link('back', text('back'), state.returnUrl);
  link('deposit', text('deposit'), state.depositUrl);
  write(
    'phase',
    `${state.phase}${state.secondsLeft === undefined ? '' : ` · ${state.secondsLeft}`}`,
  );
  write('shown', state.shown.join(' '));
  write('players', `${text('players')}: ${state.players}`);
  write('said', state.said ?? part('said').textContent);
  write('mine-label', text('mine'));
  write('results-label', text('results'));
  drawStakes(state);
  drawGroups(state);
  drawPlaced(state, text);
  part('history').replaceChildren(...state.history.map((line) => item(line)));
}

function item(text: string): HTMLLIElement {
  const line = document.createElement('li');
  line.textContent = text;
  return line;
}

function drawStakes({ stakes, texts }: State): void {
  const group = part('stakes');
  stake ||= stakes[0]?.minor ?? '';
  group.setAttribute('aria-label', texts['stake'] ?? '');
  if (group.childElementCount === stakes.length) {
    return;
  }
  const buttons = stakes.map(({ minor, text }) => {
    const one = button(text, () => {
      stake = minor;
      for (const other of buttons) {
        other.setAttribute('aria-checked', String(other === one));
      }
    });
    one.setAttribute('role', 'radio');
    one.setAttribute('aria-checked', String(minor === stake));
    return one;
  });
  group.replaceChildren(...buttons);
}

/** Buttons stay where they are while only prices move, so that nobody presses a wrong one. */
function drawGroups({ groups }: State): void {
  const shape = JSON.stringify(groups.map(({ choices }) => choices.map(({ id }) => id)));
  if (shape !== drawnGroups) {
    drawnGroups = shape;
    part('groups').replaceChildren(...groups.map(groupOf));
    return;
  }
  const titles = part('groups').querySelectorAll<HTMLElement>('.group > p');
  groups.forEach(({ title }, index) => {
    const heading = titles[index];
    if (heading !== undefined) {
      heading.textContent = title;
    }
  });
  const prices = part('groups').querySelectorAll<HTMLElement>('.price');
  groups
    .flatMap(({ choices }) => choices)
    .forEach(({ price }, index) => {
      const shown = prices[index];
      if (shown !== undefined) {
        shown.textContent = price;
      }
    });
}

function groupOf({ title, choices }: State['groups'][number]): HTMLElement {
  const group = document.createElement('div');
  group.className = 'group';
  const heading = document.createElement('p');
  heading.textContent = title;
  const row = document.createElement('div');
  row.className = 'choices';
  row.append(
    ...choices.map(({ id, label, price }) => {
      const choice = button(label, () => void act({ choice: id, stake }));
      const shown = document.createElement('span');
      shown.className = 'price';
      shown.textContent = price;
      choice.append(shown);
      return choice;
    }),
  );
  group.append(...(title === '' ? [row] : [heading, row]));
  return group;
}

function drawPlaced({ placed }: State, text: (name: string) => string): void {
  part('placed').replaceChildren(
    ...placed.map((bet) => {
      const line = item(`${bet.label} · ${bet.stake}`);
      const end = document.createElement('span');
      end.className = bet.state;
      end.textContent = bet.state === 'won' ? `${text('won')} ${bet.payout}` : text(bet.state);
      line.append(end);
      if (bet.cashOut !== '') {
        line.append(
          button(`${text('cashOut')} ${bet.cashOut}`, () => void act({ cashOut: bet.id })),
        );
      }
      return line;
    }),
  );
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

async function act(command: Readonly<Record<string, string>>): Promise<void> {
  if (isBusy) {
    return;
  }
  isBusy = true;
  try {
    const answer = await fetch(`/act${search}`, { method: 'POST', body: JSON.stringify(command) });
    if (answer.ok) {
      draw((await answer.json()) as State);
    }
  } finally {
    isBusy = false;
  }
}

async function look(): Promise<void> {
  const answer = await fetch(`/state${search}`);
  if (answer.ok && !isBusy) {
    draw((await answer.json()) as State);
  } else if (answer.status === 404) {
    write('notice', 'This session is over. · انتهت هذه الجلسة.');
  }
}

async function follow(): Promise<void> {
  await look().catch(() => undefined);
  setTimeout(() => void follow(), lookMs);
}

void follow();
