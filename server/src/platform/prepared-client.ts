import pg from 'pg';

const names = new Map<string, string>();

/** From now on every session plans this text once and keeps the plan. For fixed texts only. */
export function prepareAlways(text: string): void {
  if (!names.has(text)) {
    names.set(text, `s${names.size + 1}`);
  }
}

/** A session whose hot statements are prepared under a name; everything else goes as it comes. */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const plain = this.query.bind(this);
    const named = (...args: readonly [unknown, ...unknown[]]): unknown => {
      const [text, values] = args;
      const name = typeof text === 'string' ? names.get(text) : undefined;
      return Reflect.apply(plain, this, name === undefined ? args : [{ name, text, values }]);
    };
    // One of the dozen overloads; Kysely calls with text and values.
    this.query = named as typeof this.query;
  }
}
