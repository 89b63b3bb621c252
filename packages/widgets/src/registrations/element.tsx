import { memberships } from '@lia/sdk/memberships/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { LateSchoolContact } from './school/LateSchoolContact.tsx';

/**
 * Registers a family on a free or paid plan, or takes a school's request with `type="escuela"`. What its attributes leave
 * out is taken from the query of the page's address (`?type=padre&membership=anual`, as `<lia-pricing>` leads to); an
 * unknown word counts as none.
 *
 * @element lia-registration
 * @attr {'padre' | 'escuela'} type - who registers: a family (default) or a school
 * @attr {'gratis' | 'mensual' | 'anual'} membership - the plan: `gratis` (default), `mensual`, `anual`
 * @slot card - where the card company draws its field, for a paid plan; filled by the element itself
 */
export const mount = defineWidget((props) => {
  const query = new URLSearchParams(location.search);
  const named = (name: string) => props[name] ?? query.get(name);
  const membership = memberships.find((one) => one === named('membership'));
  if (named('type') === 'escuela') return <LateSchoolContact {...(membership && { membership })} />;
  return <RegistrationForm {...(membership && { membership })} />;
});
