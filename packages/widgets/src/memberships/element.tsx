import { registrationTypes } from '@lia/sdk/memberships/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { PricingTable } from './PricingTable.tsx';

/**
 * Compares the nine plans; each card leads to its registration. An unknown `type` counts as none.
 *
 * @element lia-pricing
 * @attr {'padre' | 'maestro' | 'escuela'} type - the tab to start with
 */
export const mount = defineWidget((props) => {
  const type = registrationTypes.find((one) => one === props['type']);
  return <PricingTable {...(type && { type })} />;
});
