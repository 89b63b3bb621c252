import type { ComponentProps } from 'react';

import { useHost } from '../../host/HostProvider.tsx';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className' | 'onClick'> {
  /** Path of a page of the host. */
  to: string;
  look: 'lia-primary' | 'lia-secondary';
}

/** A link that looks like a button and leads to a page of the host without reloading the document. */
export function PageLink({ to, look, children, ...props }: PageLinkProps) {
  const { href, go } = useHost();
  return (
    <a
      {...props}
      className={look}
      part="button"
      href={href(to)}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
