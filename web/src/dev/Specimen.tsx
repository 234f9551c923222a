import type { ReactNode } from 'react';
import { Section } from '../ui/Section';

/** A group of the component library with its heading, which the table of contents links to. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-4"
      // The height of the page's header, which stays in view.
      style={{ scrollMarginTop: '5rem' }}
    >
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A component with a one-line description and its states. @param props.name names of the components in `web/src/ui` */
export function Specimen({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <Section title={name} intro={about}>
      <div className="grid items-start gap-6 sm:grid-cols-2">{children}</div>
    </Section>
  );
}

/** A state of a component with its name. */
export function State({
  name,
  wide = false,
  focused = false,
  children,
}: {
  name: string;
  /** Uses the full width of the specimen. */
  wide?: boolean;
  /** Shows the focus ring without focus. */
  focused?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`grid min-w-0 gap-2 ${wide ? 'sm:col-span-2' : ''}`} data-focus-shown={focused ? '' : undefined}>
      <p className="text-xs text-faint">{name}</p>
      {children}
    </div>
  );
}
