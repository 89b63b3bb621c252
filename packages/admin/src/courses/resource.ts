import CourseIcon from '@mui/icons-material/MenuBookOutlined';

import { CourseCreate } from './CourseCreate.tsx';
import { CourseEdit } from './CourseEdit.tsx';
import { CourseList } from './CourseList.tsx';

/** Courses on offer and taken back, and who bought them. */
export const courses = {
  name: 'courses',
  icon: CourseIcon,
  list: CourseList,
  create: CourseCreate,
  edit: CourseEdit,
  recordRepresentation: 'name',
};
