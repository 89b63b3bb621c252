import { createHash } from 'node:crypto';

import { Features, type ReturnedRule, transform, type Visitor } from 'lightningcss';
import type { Plugin } from 'vite';

import { styleTargets } from '../../../scripts/browsers.ts';
import { onlyLogical } from './logical.ts';

const STYLED = /(\bstyled\.\w+)`([^`]*)`/g;

/** Rules for a visitor's settings: dark, forced colours, reduced motion. Compiled, so two levels deep. */
const MEDIA = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Styles that a form needs only once it is used. */
const LATER = /"name":"(?:aria-invalid|data-tone|data-over|data-filled)"|"kind":"(?:hover|not)"/;

/** The ground of all forms. Its rules come with the loader and the core; those of any other `styled` with its own form. */
const SHARED = /\/host\/Surface\.tsx$/;

/**
 * Gives each `styled` of a module its class. With `keep` the rules stay beside it, for the build to collect; without,
 * the browser's code has the class and, where the rules are a form's own, these as browsers read them.
 */
export function styledClasses({ keep }: { keep: boolean }): Plugin {
  return {
    name: 'lia:styled-classes',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('styled-components')) return null;
      const named = code.replaceAll(STYLED, (_, head: string, rules: string) => {
        const name = `lia-${createHash('sha256').update(rules).digest('hex').slice(0, 5)}`;
        const own = !SHARED.test(id);
        if (keep) return `${head}(${JSON.stringify(name)}, \`${rules}\`${own ? ", ''" : ''})`;
        const given = own ? [name, '', compile(`.${name}{${rules}}`)] : [name];
        return `${head}(${given.map((part) => JSON.stringify(part)).join(', ')})`;
      });
      return { code: named, map: null };
    },
  };
}

/** The rules of the forms as two sheets, nesting undone: what the first look takes, and the rest. */
export interface Sheets {
  first: string;
  late: string;
}

/** Sorts the collected rules by what stands in the markup of the first looks, and by the schemes that these come in. */
export function sheets(
  shared: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
  markup: readonly string[],
  schemes: 'light' | 'all',
): Sheets {
  const rules = new Map([...shared, ...own]);
  const nested = [...rules].map(([name, text]) => `.${name}{${text}}`).join('');
  const classes = markup.flatMap((text) =>
    [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const drawn = new Set(classes);
  // A shadow root has no other elements to exclude: the root's class before each rule is left out. Rules of
  // one form's own keep theirs: a snippet's sheet holds those of all forms.
  const flat = compile(nested, onlyLogical).replaceAll(new RegExp(`\\.(${[...shared.keys()].join('|')}) `, 'g'), '');

  const isFirst = (selector: unknown): boolean => {
    const text = JSON.stringify(selector);
    if (LATER.test(text) || (schemes === 'light' && text.includes('"data-scheme"'))) return false;
    return [...text.matchAll(/"type":"class","name":"(lia-[^"]+)"/g)].every(([, name = '']) => drawn.has(name));
  };
  const only = (wanted: (selectors: readonly unknown[]) => boolean): Visitor<never> => ({
    Rule: (rule): ReturnedRule[] | undefined =>
      rule.type === 'style' && !wanted(rule.value.selectors) ? [] : undefined,
  });
  const root = new RegExp(`"name":"(?:${[...rules.keys()].join('|')})"`);
  // What asks for the visitor's settings can wait, where the first look is the light one anyway.
  const settings = schemes === 'light' ? (flat.match(MEDIA) ?? []) : [];
  const plain = settings.reduce((css, rule) => css.replace(rule, ''), flat);
  // The root's own rules, properties above all, are in both: the first sheet has only what the first look reads.
  const first = only((selectors) => selectors.some(isFirst));
  const late = only((selectors) => !selectors.some(isFirst) || root.test(JSON.stringify(selectors)));
  return { first: withoutIdle(compile(plain, first)), late: compile(plain, late) + settings.join('') };
}

/** Properties that the first look does not read come with the rest. */
const withoutIdle = (css: string): string =>
  css.replaceAll(/--_([\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    css.includes(`var(--_${name})`) ? declaration : '',
  );

function compile(code: string, visitor: Visitor<never> = {}): string {
  const { code: compiled } = transform({
    filename: 'lia.css',
    code: Buffer.from(code),
    minify: true,
    // CSS nesting is younger than these.
    targets: styleTargets,
    exclude: Features.LightDark,
    visitor,
  });
  // Groups that lost all their rules to the other sheet.
  return compiled.toString().replaceAll(/@(?:media|container)[^{]*\{\}/g, '');
}
