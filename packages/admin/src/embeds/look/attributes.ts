import type { Language } from '@lia/sdk/messages/language';

/** How a site wants a form to look and to start. What is absent is as the form decides. */
export interface Look {
  language?: Language | undefined;
  scheme?: 'light' | 'dark' | 'auto' | undefined;
  /** `#7b1fa2`: the colour of buttons, links and what is chosen. */
  primary?: string | undefined;
  /** Attributes of the form's own (docs/widgets-reference.md). */
  starts: Readonly<Record<string, string>>;
}

export const plainLook: Look = { starts: {} };

/** Attributes of the element, by name. */
export const attributesOf = ({ language, scheme, starts }: Look): Readonly<Record<string, string>> => ({
  ...(language && { language }),
  ...(scheme && { scheme }),
  ...starts,
});

/** ` language="en" support="2"`, as they stand in a tag. Values are choices, never what a person typed. */
export const writtenAttributes = (look: Look): string =>
  Object.entries(attributesOf(look))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
