import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

import type { Awaited, Snippets } from './snippets.ts';

const require = createRequire(import.meta.url);

/** A page to measure: what it is called in the table, and its HTML. */
export interface Candidate {
  name: string;
  html: string;
  /** What is waited for; null where the page has nothing to use. */
  awaited: Awaited | null;
}

const SHOELACE = ['input', 'textarea', 'select', 'option', 'checkbox', 'radio-group', 'radio', 'button', 'alert'];

const page = (head: string, body: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<link rel="icon" href="data:,"><title>Página anfitriona</title>${head}</head><body><h1>Apoya a tu escuela</h1>${body}<footer>Escuela Benito Juárez</footer></body></html>`;

/** The name of the peer that ours are held against. */
export const GHOST = '@tryghost/signup-form 0.3.592';

/** Pages to hold against each other: an empty one, ours with each snippet, and the named peers. */
export function candidates(ours: readonly Snippets[], assets: string): Candidate[] {
  const fields = ['Nombre', 'Correo', 'Teléfono', 'Puesto', 'Empresa', 'Institución'];
  return [
    { name: 'empty page', html: page('', ''), awaited: null },
    ...ours.flatMap(({ tag, oneLine, prerendered, awaited }) => [
      { name: `${tag}, one line`, html: page('', oneLine), awaited },
      { name: `${tag}, prerendered`, html: page('', prerendered), awaited },
    ]),
    {
      name: GHOST,
      html: page(
        '',
        `<div><script src="${assets}/ghost.js" data-site="${assets}/" data-label-1="lia" data-locale="es" async></script></div>`,
      ),
      awaited: 'field',
    },
    {
      name: 'nine Shoelace components',
      html: page(
        `<link rel="stylesheet" href="${assets}/shoelace.css"><script type="module" src="${assets}/shoelace.js"></script>`,
        `<form>${fields.map((label) => `<sl-input label="${label}"></sl-input>`).join('')}` +
          `<sl-select label="Estado"><sl-option value="1">Jalisco</sl-option></sl-select><sl-textarea label="Mensaje"></sl-textarea>` +
          `<sl-radio-group label="Publicar"><sl-radio value="1">Sí</sl-radio></sl-radio-group><sl-checkbox>Acepto</sl-checkbox>` +
          `<sl-button type="submit">Donar</sl-button></form>`,
      ),
      awaited: 'field',
    },
  ];
}

/** The peers' scripts by address, as their makers ship them; Shoelace bundled as an application would. */
export async function peerAssets(): Promise<Map<string, string>> {
  const shoelace = require.resolve('@shoelace-style/shoelace/dist/shoelace.js').replace(/shoelace\.js$/, '');
  const entry = 'virtual:nine';
  const bundle = await build({
    logLevel: 'silent',
    configFile: false,
    plugins: [
      {
        name: 'nine',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? SHOELACE.map((name) => `import '${shoelace}components/${name}/${name}.js';`).join('\n') : null,
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const outputs = (Array.isArray(bundle) ? bundle : [bundle]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const script = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (script?.type !== 'chunk') throw new Error('Shoelace did not bundle');
  return new Map([
    ['/ghost.js', await readFile(require.resolve('@tryghost/signup-form/umd/signup-form.min.js'), 'utf8')],
    ['/shoelace.js', script.code],
    ['/shoelace.css', await readFile(`${shoelace}themes/light.css`, 'utf8')],
  ]);
}

/** Serves texts by path, gzipped; anything else is an empty 404. */
export async function serveTexts(texts: ReadonlyMap<string, string>): Promise<{ origin: string; server: Server }> {
  const packed = new Map([...texts].map(([path, text]) => [path, gzipSync(text)]));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = packed.get(path);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';
    response
      .writeHead(200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Encoding': 'gzip',
        'Access-Control-Allow-Origin': '*',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}
