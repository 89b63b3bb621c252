import { defineWidget } from '../element/defineWidget.tsx';
import { TeacherForm } from './TeacherForm.tsx';

/** The form of `<lia-teacher-registration>`. */
export const mount = defineWidget(({ type }) => <TeacherForm {...(typeof type === 'string' && { type })} />);
