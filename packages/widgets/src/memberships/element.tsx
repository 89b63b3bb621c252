import { registrationTypes } from '@lia/sdk/memberships/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { PricingTable } from './PricingTable.tsx';

/** The plans of `<lia-pricing>`. An unknown `type` counts as none. */
export const mount = defineWidget((props) => {
  const type = registrationTypes.find((one) => one === props['type']);
  return <PricingTable {...(type && { type })} />;
});
