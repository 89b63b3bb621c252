/** Address of a folder of resources; of all that stands at the top without one. */
export const resourcesPath = (folder = 'all'): string => `/apps/resources/${folder}`;

/** Address of the form of a new resource in a folder, and of one that is changed. */
export const newResourcePath = (folder: string, kind: string): string => `${resourcesPath(folder)}/nuevo/${kind}`;
export const resourceFormPath = (folder: string, id: string): string => `${resourcesPath(folder)}/editar/${id}`;

/** Address of what is shared with a student, in a folder; its name stands in it to be read (document 2 section 2). */
export const sharedResourcesPath = (folder = 'all', name = 'recursos'): string =>
  `/apps/galaxies/recursos/${folder}/${encodeURIComponent(name)}`;
