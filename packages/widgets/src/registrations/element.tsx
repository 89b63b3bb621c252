import { memberships } from '@lia/sdk/memberships/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** The form of `<lia-registration>`. An unknown `membership` counts as none. */
export const mount = defineWidget((props) => {
  const membership = memberships.find((one) => one === props['membership']);
  return <RegistrationForm {...(membership && { membership })} />;
});
