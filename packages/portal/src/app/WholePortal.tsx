import { Portal } from './Portal.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';

/** Every screen, in its surroundings: what the sign-in screen does without. */
const WholePortal = () => (
  <Portal>
    <PortalRoutes />
  </Portal>
);

export default WholePortal;
