import { type ReactNode, useId } from 'react';

/** A part of a tool's page under its own heading. */
export function ToolSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-4 font-semibold text-lead">
        {title}
      </h3>
      {children}
    </section>
  );
}
