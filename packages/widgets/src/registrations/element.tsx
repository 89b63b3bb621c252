import { memberships } from '@lia/sdk/memberships/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { LateSchoolContact } from './school/LateSchoolContact.tsx';

/** The form of `<lia-registration>`: families, or schools with `type="escuela"`. An unknown `membership` counts as none. */
export const mount = defineWidget((props) => {
  const membership = memberships.find((one) => one === props['membership']);
  if (props['type'] === 'escuela') return <LateSchoolContact {...(membership && { membership })} />;
  return <RegistrationForm {...(membership && { membership })} />;
});
