import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { describe, expect } from 'vitest';

import { type RunningApi, startApi, test as base } from '../testing/api.ts';
import type { StaticApps } from './staticApps.ts';

const INLINE = 'location.reload();\n';
const SCRIPT = 'export const answer = 42;';
const marketingUrl = 'https://marketing.example/?a="b"&c';
const portalPage = (address: string, destinations: string) =>
  `<title>Portal</title><meta name="marketing-site" content="${address}"><meta name="destinations" content="${destinations}"><script>${INLINE}</script><script type="module" src="/m.js"></script>`;
const games = { url: 'https://games.example', secret: 'x'.repeat(32) };
const pages: Readonly<Record<string, string>> = {
  Portal: portalPage('https://marketing.example/?a=&quot;b&quot;&amp;c', 'games kinder'),
  Console: '<title>Console</title>',
};

const test = base.extend<{ staticApps: StaticApps; built: RunningApi }>({
  staticApps: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lia-apps-'));
      const files = {
        'portal/index.html': portalPage('{{LIA_MARKETING_URL}}', '{{LIA_DESTINATIONS}}'),
        'portal/assets/index-abc12345.js': SCRIPT,
        'portal/assets/index-abc12345.js.br': brotliCompressSync(SCRIPT),
        'console/index.html': pages['Console'] ?? '',
        'console/assets/index-def12345.js': SCRIPT,
        'console/assets/index-def12345.js.br': brotliCompressSync(SCRIPT),
        'console/assets/index-def12345.js.gz': gzipSync(SCRIPT),
        'embed/v1/lia.js': SCRIPT,
      };
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      const at = (name: string) => join(folder, name);
      await use({ portal: at('portal'), console: at('console'), embed: at('embed') });
      await rm(folder, { recursive: true });
    },
    { scope: 'file' },
  ],
  built: [
    async ({ staticApps }, use) => {
      const api = await startApi({ marketingUrl, destinations: { games, kinder: games } }, staticApps);
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

const browse = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('what people see', () => {
  test.for([
    ['//receipt?payment_id=1', 'noindex'],
    ['//voucher/3f0c', 'noindex'],
    ['//confirm', 'noindex'],
    ['//bill', 'noindex'],
    ['//apps/membership', 'noindex'],
    ['//admin/orders', 'noindex'],
    ['//memberships', null],
    ['//registroapoyar', null],
  ])('%s is listed by search engines, or not: %s', async ([path = '', robots], { built }) => {
    expect((await built.request('GET', path ?? '', browse)).headers.get('x-robots-tag')).toBe(robots);
  });

  test.for([
    ['//', 'Portal'],
    ['//apps/landing', 'Portal'],
    ['//register?type=padre&membership=gratis', 'Portal'],
    ['//administration', 'Portal'],
    ['//admin', 'Console'],
    ['//admin/', 'Console'],
    ['//admin/schools/305', 'Console'],
  ])(
    '%s opens the %s, fresh, with today’s settings and under a strict policy',
    async ([path = '', title = ''], { built }) => {
      const { status, headers, body } = await built.request('GET', path, browse);
      expect({ status, body }).toEqual({ status: 200, body: pages[title] });
      expect(headers.get('cache-control')).toBe('no-cache');
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    },
  );

  test('a script that was built into a page is allowed by what is in it, and no other one', async ({ built }) => {
    const policy = async (path: string) =>
      (await built.request('GET', path, browse)).headers.get('content-security-policy');
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(await policy('//invitacion')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(await policy('//admin')).not.toContain('script-src');
  });

  test('the portal alone allows the card company in its policy, where one is configured', async ({
    built,
    staticApps,
  }) => {
    const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
    const stripe = { ...keys, apiUrl: 'http://127.0.0.1:9' };
    const charging = await startApi({ stripe }, staticApps);
    const policy = async (api: RunningApi, path: string) =>
      (await api.request('GET', path, browse)).headers.get('content-security-policy');
    for (const path of ['//', '//register?type=padre&membership=mensual', '//cursos/3']) {
      const open = await policy(charging, path);
      expect(open).toMatch(/script-src 'self' [^;]*https:\/\/js\.stripe\.com/);
      expect(open).toMatch(/frame-src 'self' [^;]*https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com/);
      expect(open).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
      expect(await policy(built, path)).not.toContain('stripe');
    }
    expect(await policy(charging, '//admin')).not.toContain('stripe');
    await charging.stop();
  });

  test('the console runs the worker that packs its exports, and the portal none', async ({ built }) => {
    const policy = async (path: string) =>
      (await built.request('GET', path, browse)).headers.get('content-security-policy');
    expect(await policy('//admin')).toMatch(/worker-src 'self' blob:(;|$)/);
    expect(await policy('//cursos/3')).not.toContain('worker-src');
  });

  test('the portal shows pictures of courses wherever they are', async ({ built }) => {
    const { headers } = await built.request('GET', '//cursos/3', browse);
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]* https:(;|$)/);
  });

  test('the portal alone shows PDF that it fetched, and both apps read audio and video from bytes', async ({
    built,
  }) => {
    const policy = async (path: string) =>
      (await built.request('GET', path, browse)).headers.get('content-security-policy');
    expect(await policy('//cursos/3')).toMatch(/media-src 'self' blob:;frame-src 'self' blob:;/);
    expect(await policy('//admin')).toMatch(/media-src 'self' blob:;/);
    expect(await policy('//admin')).not.toMatch(/frame-src/);
  });

  test.for(['//assets/index-abc12345.js', '//admin/assets/index-def12345.js'])(
    '%s is hashed, so it is kept for ever',
    async (path, { built }) => {
      const { body, headers } = await built.request('GET', path);
      expect(body).toBe(SCRIPT);
      expect(headers.get('content-type')).toContain('javascript');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  test.for([
    ['//assets/index-abc12345.js', 'br', 'br'],
    ['//admin/assets/index-def12345.js', 'gzip, deflate, br', 'br'],
    ['//admin/assets/index-def12345.js', 'gzip, deflate', 'gzip'],
    ['//admin/assets/index-def12345.js', 'identity', null],
  ])('%s comes compressed where the build did that, to who takes %s', async ([path, accepted, sent], { built }) => {
    const { body, headers } = await built.request('GET', path ?? '', {
      headers: { 'Accept-Encoding': accepted ?? '' },
    });
    expect(headers.get('content-encoding')).toBe(sent);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(body).toBe(SCRIPT);
  });

  test('the embed may be loaded by any site, and is asked for again within minutes', async ({ built }) => {
    const { body, headers } = await built.request('GET', '//embed/v1/lia.js');
    expect(body).toBe(SCRIPT);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.for(['//api/nope', '//api/api/nope', '//api'])(
    '%s is not swallowed by an app: 404 in the one shape of errors',
    async (path, { built }) => {
      const { status, body, headers } = await built.request('GET', path, browse);
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test.for([
    ['//embed', 'Portal'],
    ['//embed/v1/nope.js', 'Portal'],
    ['//embed/v2/lia', 'Portal'],
    ['//assets/index-00000000.js', 'Portal'],
    ['//admin/assets/index-00000000.js', 'Console'],
    ['//logo.png', 'Portal'],
    ['//..%2f..%2fpackage.json', 'Portal'],
  ])(
    '%s is no file: a browser gets the 404 page of the %s, other clients the JSON error',
    async ([path = '', title], { built }) => {
      expect(await built.request('GET', path, browse)).toMatchObject({
        status: 404,
        body: expect.stringContaining(`<title>${title}</title>`),
      });
      const { status, body, headers } = await built.request('GET', path);
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('a script that asks for a page gets none', async ({ built }) => {
    const { status } = await built.request('GET', '//apps/landing', { headers: { Accept: 'application/json' } });
    expect(status).toBe(404);
  });
});

test('the server reports that it is live and ready', async ({ built }) => {
  expect(await built.request('GET', '//healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await built.request('GET', '//readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});
