/** A token of a Markdown text, as the lexer of marked gives it. */
interface MarkdownToken {
  type: string;
  text?: string;
  items?: readonly { text: string }[];
}

/** A part of a legal text that is shown. */
export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

/** The headings, paragraphs and lists of a legal text, as they were typed. Nothing else of it is shown, HTML included. */
export const legalBlocks = (tokens: readonly MarkdownToken[]): LegalBlock[] =>
  tokens.flatMap<LegalBlock>(({ type, text, items }) => {
    if ((type === 'heading' || type === 'paragraph') && text !== undefined) return [{ kind: type, text }];
    return type === 'list' && items ? [{ kind: 'list', items: items.map((item) => item.text) }] : [];
  });
