import SchoolContactIcon from '@mui/icons-material/ContactPhoneOutlined';

import { SchoolContactList } from './SchoolContactList.tsx';
import { SchoolContactShow } from './SchoolContactShow.tsx';

/** Schools that want to be called (document 1 section 3). */
export const schoolContacts = {
  name: 'school-contacts',
  icon: SchoolContactIcon,
  list: SchoolContactList,
  show: SchoolContactShow,
  recordRepresentation: 'name',
};
