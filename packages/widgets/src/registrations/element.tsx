import { memberships } from '@lia/sdk/registrations/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { LateSchoolContact } from './school/LateSchoolContact.tsx';

export const mount = defineWidget((props) => {
  const query = new URLSearchParams(location.search);
  const named = (name: string) => props[name] ?? query.get(name);
  const membership = memberships.find((one) => one === named('membership'));
  if (named('type') === 'escuela') return <LateSchoolContact {...(membership && { membership })} />;
  return <RegistrationForm {...(membership && { membership })} />;
});
