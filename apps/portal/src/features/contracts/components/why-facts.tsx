import type { ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values in two columns, as every part of a why shows them. */
export function WhyFacts(props: { readonly title: string; readonly facts: readonly Fact[] }) {
  const { title, facts } = props;
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-14 font-semibold">{title}</h3>
      <dl className="m-0 grid gap-1 text-14">
        {facts.map(({ key, label, value }) => (
          <div key={key} className="flex justify-between gap-3">
            <dt className="text-text-2">{label}</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
