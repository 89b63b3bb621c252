/** Address of an activity with its students (document 2 section 2). */
export const activityPath = (id: string): string => `/apps/actividadesTarea/${id}`;

/** Address where activities of earlier school years are copied. */
export const reusePath = '/apps/actividades/reutilizar';

/** Address of the form of an activity; of a new one without an id. */
export const activityFormPath = (id = ''): string => `/apps/editarActividades/${id}`;

/** What the address of the form has for the group of a new activity. */
export const GROUP_PARAM = 'grupo';

/** Address where the work for an activity is graded. */
export const gradingPath = ({ id, name }: { id: string; name: string }): string =>
  `/apps/tareas/${id}/${encodeURIComponent(name)}`;
