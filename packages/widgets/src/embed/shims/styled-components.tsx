import {
  type ComponentProps,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  useContext,
  useState,
} from 'react';

import { lateRules } from '../lateRules.ts';

type Styled = (name: string, rules?: string, own?: string) => ElementType;

/**
 * What the forms use of styled-components, for the embed build. The rules are known when we build: build/styles.ts gives
 * each `styled` its class and sorts the rules into sheets, made by script, which a strict `style-src` does not refuse.
 * Rules of a form's `own` come with its code, and stand in each root that shows it.
 */
export const styled = new Proxy<Record<string, Styled>>(
  {},
  {
    get: (_, tag: string) => (name: string, rules?: string, own?: string) => {
      if (rules) (own === undefined ? collected : ownRules).set(name, rules);
      const sheet = own ? sheetOf(own) : null;
      const Styled = ({ className, ...props }: ComponentProps<'div'>) => {
        const root = useContext(Root);
        useState(() => sheet && adopt(root, sheet()));
        return createElement(tag, { ...props, className: className ? `${name} ${className}` : name });
      };
      Styled.displayName = `styled.${tag}`;
      return Styled;
    },
  },
);

/** Class → its rules, where the build asked for them: those of all forms, and those of one. */
export const collected = new Map<string, string>();
export const ownRules = new Map<string, string>();

const Root = createContext<ShadowRoot | null>(null);
const lateSheet = sheetOf(lateRules);

/** The loader's sheet has what the first look of a form takes; here comes the rest, in one sheet for all roots. */
export function StyleSheetManager({ target, children }: { target: ShadowRoot; children?: ReactNode }) {
  useState(() => adopt(target, lateSheet()));
  return <Root value={target}>{children}</Root>;
}

/** One sheet for all roots, made when the first of them needs it. */
function sheetOf(rules: string): () => CSSStyleSheet {
  let sheet: CSSStyleSheet | undefined;
  return () => {
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(rules);
    return sheet;
  };
}

function adopt(root: ShadowRoot | null, sheet: CSSStyleSheet): void {
  if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
