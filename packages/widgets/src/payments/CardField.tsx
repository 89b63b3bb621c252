import { useEffect, useRef } from 'react';

import { useHost } from '../host/HostProvider.tsx';
import type { CardGateway } from './gateway/gateway.ts';

const PLACE = 'card';

/**
 * Where the card company draws its field: a node in the page's own tree, since companies refuse to live in a shadow root.
 * Inside a custom element it is slotted to this place; in a React application it stands here itself.
 */
export function CardField({ gateway }: { gateway: CardGateway }) {
  const { lightNode } = useHost();
  const here = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const light = lightNode?.(PLACE);
    const node = light?.node ?? here.current;
    if (!node) return;
    gateway.mount(node);
    return () => {
      gateway.unmount();
      light?.remove();
    };
  }, [gateway, lightNode]);

  return lightNode ? <slot name={PLACE} /> : <div ref={here} />;
}
