import { memo } from 'react';

import { Portal } from './Portal.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { portalScreens } from './routes.ts';

/** Every screen, in its surroundings: what the sign-in screen does without. What is around it is drawn again with each address. */
const WholePortal = memo(() => (
  <Portal>
    <PortalRoutes />
  </Portal>
));

export default WholePortal;

/** What its screens show without a connection, as it was last seen. */
export const readings = portalScreens.screens.flatMap(({ reads = [], shows = [] }) => [...reads, ...shows]);
