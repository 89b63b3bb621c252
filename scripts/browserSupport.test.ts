import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { checkBrowserSupport } from './browserSupport.ts';

/** A build with one file. */
async function built(file: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, file), text);
  return folder;
}

test.for([
  ['a built-in object', 'Object.groupBy([],f)', 'javascript.builtins.Object.groupBy (chrome 117'],
  ['a method of one', 'a.union(b)', 'javascript.builtins.Set.union (chrome 122'],
  ['an interface', 'new URLPattern(a)', 'api.URLPattern ('],
  ['a function', 'reportNothing(),cookieStore.get("a")', 'api.Window.cookieStore ('],
  ['a static method', 'AbortSignal.any([a])', 'api.AbortSignal.any_static (chrome 116'],
  ['a method of the page', 'a.togglePopover()', 'api.HTMLElement.togglePopover (chrome 114'],
  ['a property', 'let a=`.b{field-sizing:content}`', 'css.properties.field-sizing (chrome 123'],
  ['a value', 'let a=".b{text-align:center;height:stretch}"', 'css.properties.height.stretch ('],
  ['a colour', 'let a=".b{color:light-dark(red,blue)}"', 'css.types.color.light-dark (chrome 123'],
  ['a selector', 'let a=".b:user-invalid{color:red}"', 'css.selectors.user-invalid (chrome 119'],
  ['an at-rule', 'let a="@starting-style{.b{color:red}}"', 'css.at-rules.starting-style (chrome 117'],
] as const)('refuses %s that one of the oldest browsers lacks', async ([, code, problem]) => {
  await expect(checkBrowserSupport([await built('a.js', code)])).rejects.toThrow(problem);
});

test('refuses the same in a snippet', async () => {
  const folder = await built('a.html', '<style data-shell>.b{interpolate-size:allow-keywords}</style>');
  await expect(checkBrowserSupport([folder])).rejects.toThrow('css.properties.interpolate-size (chrome 129');
});

test.for([
  ['what they have', 'structuredClone(a);a.replaceAll("a","b");Object.hasOwn(a,b);a.at(-1)'],
  ['what is asked for first', 'typeof requestIdleCallback=="function"&&requestIdleCallback(f)'],
  ['a name that it gives itself', 'let{b:[URLPattern,...c]}=a;function f(){return new URLPattern(URLPattern.d)}'],
  ['the same as a parameter', 'export const f=(ML,{GPU=1}={})=>ML(GPU)'],
  ['names of its own', 'let a={union:1,URLPattern:2};a.URLPattern;a.union'],
  [
    'styles that they have',
    'let a=".b:has(.c){color:color-mix(in srgb,red 7%,blue)}@container (width>2em){.b{inset:0}}"',
  ],
] as const)('takes %s', async ([, code]) => {
  await expect(checkBrowserSupport([await built('a.js', code)])).resolves.toBeUndefined();
});
