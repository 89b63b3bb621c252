import { memberships } from '@lia/sdk/memberships/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { TeacherForm } from './TeacherForm.tsx';

/**
 * Registers a teacher in three steps, with the documents that prove it. The plan that its attribute leaves out is taken
 * from the query of the page's address (`?membership=mensual`, as `<lia-pricing>` leads to).
 *
 * @element lia-teacher-registration
 * @attr {'10' | '20' | '30'} type - the tier to start with: `10` invitado (default), `20` Acreditado, `30` Certificado
 * @attr {'gratis' | 'mensual' | 'anual'} membership - the plan picked before; one to be paid comes next, after the sign-in
 */
export const mount = defineWidget(({ type, membership }) => {
  const named = membership ?? new URLSearchParams(location.search).get('membership');
  const plan = memberships.find((one) => one === named);
  return <TeacherForm {...(typeof type === 'string' && { type })} {...(plan && { membership: plan })} />;
});
