/** Address of the marketing site: a setting of the server, which writes it into the page when it serves that. */
const site = new URL(
  document.querySelector<HTMLMetaElement>('meta[name="marketing-site"]')?.content ?? '',
).href.replace(/\/$/, '');

/** Pages of the marketing site that the portal leads to. */
export const marketing = {
  home: `${site}/`,
  parents: `${site}/padres`,
  teachers: `${site}/maestros`,
  schools: `${site}/escuelas`,
  terms: `${site}/terminos`,
  privacy: `${site}/privacidad`,
} as const;
