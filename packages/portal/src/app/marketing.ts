/** Address of the marketing site, without a trailing slash. Set when the portal is built (vite.config.ts). */
const site: string = import.meta.env.VITE_MARKETING_URL;

/** Pages of the marketing site that the portal leads to. */
export const marketing = {
  home: `${site}/`,
  parents: `${site}/padres`,
  teachers: `${site}/maestros`,
  schools: `${site}/escuelas`,
  terms: `${site}/terminos`,
  privacy: `${site}/privacidad`,
} as const;
