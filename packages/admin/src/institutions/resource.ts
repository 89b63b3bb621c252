import SchoolIcon from '@mui/icons-material/SchoolOutlined';

import { InstitutionList } from './InstitutionList.tsx';

/** Institutions (document 2, "Institutions screen"). New and edit are dialogs of the list, with addresses of their own. */
export const institutions = {
  name: 'institutions',
  icon: SchoolIcon,
  list: InstitutionList,
  recordRepresentation: 'School',
};
