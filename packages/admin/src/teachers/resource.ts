import TeacherIcon from '@mui/icons-material/CoPresentOutlined';

import { TeacherList } from './TeacherList.tsx';
import { TeacherShow } from './TeacherShow.tsx';

/** Teachers who registered, with the documents that prove that they teach (document 1 sections 3 to 5). */
export const teachers = {
  name: 'teachers',
  icon: TeacherIcon,
  list: TeacherList,
  show: TeacherShow,
  recordRepresentation: 'name',
};
