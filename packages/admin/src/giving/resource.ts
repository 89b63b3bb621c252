import VolunteeringIcon from '@mui/icons-material/Diversity3Outlined';
import SponsorshipIcon from '@mui/icons-material/HandshakeOutlined';
import DonationIcon from '@mui/icons-material/VolunteerActivismOutlined';

import { DonationList } from './DonationList.tsx';
import { DonationShow } from './DonationShow.tsx';
import { SponsorshipList } from './SponsorshipList.tsx';
import { SponsorshipShow } from './SponsorshipShow.tsx';
import { VolunteeringList } from './VolunteeringList.tsx';
import { VolunteeringShow } from './VolunteeringShow.tsx';

/** Donations that arrived through the forms (document 1 sections 3 to 5). */
export const donations = {
  name: 'donations',
  icon: DonationIcon,
  list: DonationList,
  show: DonationShow,
  recordRepresentation: 'businessName',
};

/** Sponsorships, likewise. */
export const sponsorships = {
  name: 'sponsorships',
  icon: SponsorshipIcon,
  list: SponsorshipList,
  show: SponsorshipShow,
  recordRepresentation: 'businessName',
};

/** Companies that offered to volunteer. */
export const volunteerings = {
  name: 'volunteerings',
  icon: VolunteeringIcon,
  list: VolunteeringList,
  show: VolunteeringShow,
  recordRepresentation: 'company',
};
