import { memberships } from '@lia/sdk/registrations/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { TeacherForm } from './TeacherForm.tsx';

export const mount = defineWidget(({ type, membership }) => {
  const named = membership ?? new URLSearchParams(location.search).get('membership');
  const plan = memberships.find((one) => one === named);
  return <TeacherForm {...(typeof type === 'string' && { type })} {...(plan && { membership: plan })} />;
});
