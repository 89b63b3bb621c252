import { registrationTypes } from '@lia/sdk/memberships/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { PricingTable } from './PricingTable.tsx';

/**
 * Compares the nine plans; each card leads to its registration. An unknown `type` counts as none.
 *
 * @element lia-pricing
 * @attr {'padre' | 'maestro' | 'escuela'} type - the tab to start with
 * @attr {string} register-at - where a site registers on a page of its own: an address with `{type}` and `{membership}` in the place of the plan's words, as `/{type}?membership={membership}` (default: our portal)
 */
export const mount = defineWidget((props) => {
  const type = registrationTypes.find((one) => one === props['type']);
  const registerAt = props['registerAt'];
  return <PricingTable {...(type && { type })} {...(typeof registerAt === 'string' && { registerAt })} />;
});
