import DonationIcon from '@mui/icons-material/VolunteerActivismOutlined';

import { DonationList } from './DonationList.tsx';
import { DonationShow } from './DonationShow.tsx';

/** Donations that arrived through the forms (document 1 sections 3 to 5). */
export const donations = {
  name: 'donations',
  icon: DonationIcon,
  list: DonationList,
  show: DonationShow,
  recordRepresentation: 'businessName',
};
