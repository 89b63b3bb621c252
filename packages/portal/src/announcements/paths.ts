/** Address of what the member has announced. */
export const announcementsPath = '/apps/avisos';

/** Address of an announcement with who has read it. */
export const announcementPath = (id: string): string => `${announcementsPath}/${id}`;

/** Address of the form of a new announcement. */
export const newAnnouncementPath = `${announcementsPath}/nuevo`;

/** Address of the form that changes one. */
export const announcementFormPath = (id: string): string => `${announcementPath(id)}/editar`;

/** Address of what is announced to the member. */
export const myAnnouncementsPath = '/apps/misavisos';
