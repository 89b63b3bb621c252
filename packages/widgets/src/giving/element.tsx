import { supports } from '@lia/sdk/giving/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { DonationForm } from './DonationForm.tsx';

export const mount = defineWidget((props) => {
  const support = supports.find((one) => one === props['support']);
  return <DonationForm {...(support && { support })} />;
});
