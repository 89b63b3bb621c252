/** Address of an activity with its students (document 2 section 2). */
export const activityPath = (id: string): string => `/apps/actividadesTarea/${id}`;

/** Address of the activities of a group (document 2 section 2). */
export const activitiesOfGroup = (group: string): string => `/apps/actividades/${group}`;

/** Address where activities of earlier school years are copied. */
export const reusePath = '/apps/actividades/reutilizar';

/** Address of the form of an activity; of a new one without an id. */
export const activityFormPath = (id = ''): string => `/apps/editarActividades/${id}`;

/** What the address of the form has for the group of a new activity. */
export const GROUP_PARAM = 'grupo';

/** Address of the form of a new activity, for a group or any. */
export const newActivityPath = (group: string): string =>
  activityFormPath(group === 'all' ? '' : `?${GROUP_PARAM}=${group}`);

/** Address where the work for an activity is graded. */
export const gradingPath = ({ id, name }: { id: string; name: string }): string =>
  `/apps/tareas/${id}/${encodeURIComponent(name)}`;
