import { registrationTypes } from '@lia/sdk/registrations/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { PricingTable } from './PricingTable.tsx';

export const mount = defineWidget((props) => {
  const type = registrationTypes.find((one) => one === props['type']);
  const registerAt = props['registerAt'];
  return <PricingTable {...(type && { type })} {...(typeof registerAt === 'string' && { registerAt })} />;
});
