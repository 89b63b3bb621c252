import { supports } from '@lia/sdk/giving/rules';

import { defineWidget } from '../element/defineWidget.tsx';
import { DonationForm } from './DonationForm.tsx';

/**
 * Takes a donation: for one to ten children, for more, or an amount. An unknown `support` counts as none.
 *
 * @element lia-donation
 * @attr {1 | 2 | 3} support - the mode to start with: 1 one to ten children, 2 more, 3 an amount
 */
export const mount = defineWidget((props) => {
  const support = supports.find((one) => one === props['support']);
  return <DonationForm {...(support && { support })} />;
});
