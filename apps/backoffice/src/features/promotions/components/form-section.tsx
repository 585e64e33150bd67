import type { ReactNode } from 'react';

/** A part of the editor with its heading; two fields stand side by side where there is room. */
export function FormSection(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="m-0 text-18 font-semibold">{props.title}</h2>
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">{props.children}</div>
    </section>
  );
}
