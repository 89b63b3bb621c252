import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useHost } from './HostProvider.tsx';
import { rules } from '../theme/rules.ts';

const Root = styled.div`
  ${rules}
`;

/** The ground that every form stands on, and the one place where styles come from. */
export function Surface({ children }: { children: ReactNode }) {
  const { scheme = 'light', language } = useHost();
  return (
    <Root className="lia" data-scheme={scheme} lang={language}>
      <div className="lia-ground" part="form">
        {children}
      </div>
    </Root>
  );
}
