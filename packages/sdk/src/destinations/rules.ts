/** Sites beside LIA that members go on to without signing in there again (document 1 section 7). */
export const destinations = ['community', 'games', 'plus', 'course', 'kinder'] as const;
export type Destination = (typeof destinations)[number];

/** How long the token is good that opens a destination. */
export const DESTINATION_TOKEN_SECONDS = 60;

/** What stands behind the address of the community, by redirect value (document 1 section 7). */
const suffixes: Readonly<Record<string, string>> = {
  misgrupos: '::groups',
  onlinelia: '::video',
  misgruposid: '::video',
  recursoslia: '::recursos-digitales',
  misherramientas: '::mis-herramientas',
  experienciaslia: '::event',
};

/** The suffix of a redirect value; empty for any other. */
export const communitySuffix = (redirect: string | null): string =>
  redirect !== null && Object.hasOwn(suffixes, redirect) ? (suffixes[redirect] ?? '') : '';
