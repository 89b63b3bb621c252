import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';

import { oldest } from './browsers.ts';
import { type Use, usesOfScript, usesOfStyle } from './browserUses.ts';
import { root } from './run.ts';

/** Browsers of MDN's data, and the oldest version of each that has to do. */
const browsers = {
  chrome: oldest.chrome,
  chrome_android: oldest.chrome,
  edge: oldest.chrome,
  firefox: oldest.firefox,
  firefox_android: oldest.firefox,
  safari: oldest.safari,
  safari_ios: oldest.safari,
} as const;
const browserNames = [
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
] as const;

/** Missing in one of them, and no need: why. */
const allowed: Readonly<Record<string, string>> = {
  'css.properties.text-wrap': 'without, the lines of a heading are less even',
  'css.properties.text-wrap.balance': 'the same',
  'css.properties.grid-template-rows.subgrid': 'without, each card of the plans has rows of its own height',
  'css.properties.text-align.match-parent': 'Chromium has it under the older name that stands beside it',
  'css.properties.content-visibility': 'without, days of a month below the window are laid out as well',
  'css.properties.content-visibility.auto': 'the same',
  'css.properties.content-visibility.visible': 'the same',
  'css.properties.hyphens': 'without, a long word of a title breaks anywhere',
  'css.properties.cursor.pointer': 'a finger has no cursor',
  'css.properties.cursor.default': 'a finger has no cursor',
  'css.properties.user-select': 'Safari has it under the name with its prefix, which stands beside it',
  'css.properties.-webkit-touch-callout': 'only Safari of a phone opens the menu that this keeps closed',
  'css.properties.resize': 'a phone scrolls in the text',
  'css.properties.resize.vertical': 'a phone scrolls in the text',
  'api.Window.requestIdleCallback': 'looked for first; without, a moment is waited',
  'api.Window.cancelIdleCallback': 'cancels only what was asked of `requestIdleCallback`, where there is one',
  'css.properties.scrollbar-width': 'asked for in the settings: without, they are those of the device',
  'css.properties.scrollbar-width.thin': 'the same',
  'css.properties.scrollbar-color': 'the same',
  'css.selectors.-webkit-progress-bar': 'Firefox draws its own by the name that stands beside it',
  'css.selectors.-moz-progress-bar': 'the others draw theirs by the name that stands beside it',
  'javascript.builtins.Error.captureStackTrace': 'yup looks for it first',
  'javascript.builtins.Uint8Array.fromBase64': 'js-base64, of the uploads, looks for it first',
  'api.Document.startViewTransition': 'React does without where it fails',
};

/** Methods that are called like younger ones of the platform: whose they are. */
const own: Readonly<Record<string, string>> = {
  when: 'yup',
  isError: 'yup',
  escape: 'marked',
  use: 'React, marked',
  toArray: 'React.Children',
  getName: 'styled-components',
  alpha: 'MUI',
  restore: 'MUI',
  initialize: 'React Router',
  login: 'react-admin',
  respondWith: 'the fetch events of the service worker',
  isValid: 'qrcode',
  getUserMedia: 'navigator.mediaDevices',
};

const CURSORS = ['not-allowed', 'n-resize', 's-resize', 'w-resize', 'e-resize', 'col-resize'];

/** What a library looks for first, brings along, or can do without, by the file that it is sent in. */
const ofLibraries: Readonly<Record<string, readonly string[]>> = {
  // FullCalendar, where days are dragged by a mouse; phones have a list.
  CalendarGrid: [
    ...CURSORS.map((cursor) => `css.properties.cursor.${cursor}`),
    'css.properties.overflow-anchor',
    'css.properties.overflow-anchor.none',
    'css.properties.scrollbar-width.none',
    'css.selectors.-webkit-scrollbar',
  ],
  // The build of PDF.js for older browsers has these in itself.
  PdfView: [
    'api.AbortSignal.any_static',
    'api.FileSystemEntry.getMetadata',
    'javascript.builtins.Promise.withResolvers',
    'javascript.builtins.Promise.try',
    'javascript.builtins.Set.intersection',
    'javascript.builtins.Uint8Array.toBase64',
  ],
  // Media Chrome offers what it finds, and names the parts of a range in each engine's way.
  Player: [
    'api.Element.checkVisibility',
    'api.Element.setHTMLUnsafe',
    'api.HTMLVideoElement.requestPictureInPicture',
    'api.Document.exitPictureInPicture',
    'javascript.builtins.Iterator.take',
    'css.selectors.-webkit-slider-runnable-track',
    'css.selectors.-webkit-slider-thumb',
    'css.selectors.-moz-range-thumb',
  ],
};

/** `assets/PdfView-BeqmD6PH.js` is in the file of `PdfView`. */
const libraryOf = (file: string): readonly string[] => ofLibraries[/(\w+)-[\w-]+\.\w+$/.exec(file)?.[1] ?? ''] ?? [];

/** What visitors and administrators are sent. */
const builds = ['packages/widgets/dist/embed/v1', 'packages/portal/dist', 'packages/admin/dist'];

/** Fails where something built for visitors uses what one of the oldest browsers lacks. */
export async function checkBrowserSupport(
  folders: readonly string[] = builds.map((folder) => join(root, folder)),
): Promise<void> {
  const problems = await Promise.all(folders.map(problemsOf));
  if (problems.flat().length > 0)
    throw new Error(`Too new for the oldest browsers (scripts/browsers.ts):\n${problems.flat().join('\n')}`);
}

async function problemsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const problems: string[] = [];
  for (const name of names.filter((file) => /\.(js|html|css)$/.test(file))) {
    const text = await readFile(join(folder, name), 'utf8');
    problems.push(
      ...tooNew(name.endsWith('.js') ? usesOfScript(name, text) : usesOfStyle(text), libraryOf(name)).map(
        (found) => `${name}: ${found}`,
      ),
    );
  }
  return problems;
}

/** What of the things used is missing in one of them, but for what is spared, with the version that has it. */
function tooNew(uses: readonly Use[], spared: readonly string[]): string[] {
  const found = uses.flatMap((use) => {
    if ('method' in use && Object.hasOwn(own, use.method)) return [];
    const meanings = 'method' in use ? (methodsByName.get(use.method) ?? []) : use.places.flatMap(lookUp);
    const lacking = meanings.map(({ path, compat }) => ({ path, lacks: lacksOf(compat) }));
    // The owner of the method is unknown: it is too new where it is so for every owner.
    if (
      lacking.length === 0 ||
      lacking.some(({ path, lacks }) => lacks.length === 0 || path in allowed || spared.includes(path))
    )
      return [];
    return lacking.slice(0, 1).map(({ path, lacks }) => `${path} (${lacks.join(', ')})`);
  });
  return [...new Set(found)];
}

interface Meaning {
  path: string;
  compat: CompatStatement;
}

const trees: Readonly<Record<string, Identifier>> = { api: bcd.api, css: bcd.css, javascript: bcd.javascript };

function lookUp(place: string): Meaning[] {
  const [tree = '', ...steps] = place.split('/');
  let here = trees[tree];
  for (const step of steps) here = here && Object.hasOwn(here, step) ? here[step] : undefined;
  const compat = here?.['__compat'];
  return compat ? [{ path: place.replaceAll('/', '.'), compat }] : [];
}

/** What scripts of pages have at hand; interfaces of devices and the like are theirs who ask for these. */
const AT_HAND =
  /^(HTML\w*|Document\w*|ShadowRoot|Element\w*|Node\w*|Event\w*|Window|Navigator|History|Location|Storage|URL\w*|FormData|File\w*|Blob|Headers|Request|Response|Abort\w+|XMLHttpRequest|CSSStyleSheet|CustomElementRegistry|\w*Observer|Crypto|SubtleCrypto|Performance|Animation|Range|Selection|DOM\w+|DataTransfer|Clipboard)$/;

/** Methods by their names: those of built-in objects, and those of what scripts have at hand. */
const methodsByName = new Map<string, Meaning[]>();
function learn(place: string, owners: Identifier, wanted: (owner: string) => boolean): void {
  for (const owner of Object.keys(owners).filter(wanted)) {
    for (const method of Object.keys(owners[owner] ?? {})) {
      const found = lookUp(`${place}/${owner}/${method}`);
      methodsByName.set(method, [...(methodsByName.get(method) ?? []), ...found]);
    }
  }
}
learn('api', bcd.api, (owner) => AT_HAND.test(owner));
learn('javascript/builtins', bcd.javascript['builtins'] ?? {}, () => true);

/** The browsers that lack something, each with the version that has it. */
function lacksOf({ support }: CompatStatement): string[] {
  return browserNames.flatMap((browser) => {
    const given = support[browser];
    const statements = given === undefined ? [] : Array.isArray(given) ? given : [given];
    const added = statements
      .filter((one) => isPlain(one, browsers[browser]))
      .map(({ version_added }) => String(version_added));
    if (added.some((version) => !isNewer(version, browsers[browser]))) return [];
    return [`${browser} ${added[0] ?? 'never'}`];
  });
}

/** Without a flag, under its own name, and not gone again. In part counts: what is missing of it is for tests to find. */
const isPlain = (statement: SimpleSupportStatement, oldestVersion: string): boolean =>
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  (statement.version_removed === undefined || isNewer(statement.version_removed, oldestVersion));

/** `≤79` is as old as 79 at least; `preview` and `false` are no released versions. */
function isNewer(version: string, than: string): boolean {
  const number = (text: string) => Number.parseFloat(text.replace('≤', ''));
  return !(number(version) <= number(than));
}
