import { defineWidget } from '../element/defineWidget.tsx';
import { TeacherForm } from './TeacherForm.tsx';

/**
 * Registers a teacher in three steps, with the documents that prove it.
 *
 * @element lia-teacher-registration
 * @attr {'10' | '20' | '30'} type - the tier to start with: `10` invitado (default), `20` Acreditado, `30` Certificado
 */
export const mount = defineWidget(({ type }) => <TeacherForm {...(typeof type === 'string' && { type })} />);
