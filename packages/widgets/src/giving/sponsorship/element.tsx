import { sponsorshipTypes } from '@lia/sdk/giving/sponsorshipRules';

import { defineWidget } from '../../element/defineWidget.tsx';
import { SponsorshipForm } from './SponsorshipForm.tsx';

/**
 * Takes a sponsorship of special projects or programming courses. An unknown `type` counts as none.
 *
 * @element lia-sponsorship
 * @attr {1 | 2} type - what to start with: 1 special projects, 2 programming courses
 */
export const mount = defineWidget((props) => {
  const type = sponsorshipTypes.find((one) => one === props['type']);
  return <SponsorshipForm {...(type && { type })} />;
});
