import type { Plugin } from 'vite';

/** Fills in while we develop what the server fills into the built page. */
export const devSettings = (): Plugin => ({
  name: 'dev-settings',
  apply: 'serve',
  transformIndexHtml(html) {
    const { LIA_MARKETING_URL: site, LIA_MARKETING_PORT: port } = process.env;
    return html.replace('{{LIA_MARKETING_URL}}', site || `http://localhost:${port || 4001}`);
  },
});
