import type { Plugin } from 'vite';

import { destinations } from '../../sdk/src/destinations/rules.ts';

/** Fills in while we develop what the server fills into the built page. */
export const devSettings = (): Plugin => ({
  name: 'dev-settings',
  apply: 'serve',
  transformIndexHtml(html) {
    const { LIA_MARKETING_URL: site, LIA_MARKETING_PORT: port } = process.env;
    return html
      .replace('{{LIA_MARKETING_URL}}', site || `http://localhost:${port || 4001}`)
      .replace('{{LIA_DESTINATIONS}}', destinations.join(' '))
      .replace('{{LIA_IDENTITY_PROVIDERS}}', '[]');
  },
});
