import { type ComponentProps, createElement, type ElementType, type ReactNode, useState } from 'react';

import { lateRules } from '../lateRules.ts';

/**
 * What the forms use of styled-components, for the embed build. The rules are known when we build: build/styles.ts gives
 * each `styled` its class and sorts its rules into two sheets, made by script, which a strict `style-src` does not refuse.
 */
export const styled = new Proxy<Record<string, (name: string, rules?: string) => ElementType>>(
  {},
  {
    get: (_, tag: string) => (name: string, rules?: string) => {
      if (rules !== undefined) collected.set(name, rules);
      const Styled = ({ className, ...props }: ComponentProps<'div'>) =>
        createElement(tag, { ...props, className: className ? `${name} ${className}` : name });
      Styled.displayName = `styled.${tag}`;
      return Styled;
    },
  },
);

/** Class → its rules, where the build asked for them. */
export const collected = new Map<string, string>();

let late: CSSStyleSheet | undefined;

/** The loader's sheet has what the first look of a form takes; here comes the rest, in one sheet for all roots. */
export function StyleSheetManager({ target, children }: { target: ShadowRoot; children?: ReactNode }) {
  useState(() => {
    if (!late) (late = new CSSStyleSheet()).replaceSync(lateRules);
    target.adoptedStyleSheets.push(late);
  });
  return children;
}
