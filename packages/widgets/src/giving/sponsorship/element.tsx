import { sponsorshipTypes } from '@lia/sdk/giving/sponsorshipRules';

import { defineWidget } from '../../element/defineWidget.tsx';
import { SponsorshipForm } from './SponsorshipForm.tsx';

export const mount = defineWidget((props) => {
  const type = sponsorshipTypes.find((one) => one === props['type']);
  return <SponsorshipForm {...(type && { type })} />;
});
