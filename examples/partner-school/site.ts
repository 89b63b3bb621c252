import { join } from 'node:path';

import type { Site } from '../serve.ts';

/** What a careful school's web host sends: nothing inline, and code from nowhere but the school and LIA. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' {{LIA_ORIGIN}}",
  "connect-src 'self' {{LIA_ORIGIN}}",
  // `blob:` lets the form show the chosen logo before it is sent; without it, it shows a sign instead.
  "img-src 'self' {{LIA_ORIGIN}} blob:",
  // The prerendered snippet brings one style with it, known by its hash.
  "style-src 'self' {{LIA_STYLE_HASH}}",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** A partner school's site: loud CSS of its own and a strict policy, both written without a thought for our forms. */
export const partnerSchool: Site = {
  folder: import.meta.dirname,
  // LIA's mark is the portal's own file.
  packageFiles: { '/lia.svg': join(import.meta.dirname, '../../packages/portal/src/brand/icon.svg') },
  headers: { 'content-security-policy': contentSecurityPolicy },
};
