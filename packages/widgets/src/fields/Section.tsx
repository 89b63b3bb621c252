import type { ReactNode } from 'react';

/** Fields that belong together, under a heading that readers hear with each of them. */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  if (title === undefined) return <div className="lia-section">{children}</div>;
  return (
    <fieldset className="lia-section" part="section">
      <legend className="lia-heading">{title}</legend>
      {children}
    </fieldset>
  );
}
