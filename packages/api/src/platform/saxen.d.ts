/** The part of the library that we use; it ships no types. */
declare module 'saxen' {
  /** Reports the parts of an XML document as it meets them. An error of the document is thrown where none listens for it. */
  export class Parser {
    /** Names of elements and attributes begin with the prefix of their namespace as given here. */
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>, decode: (text: string) => string) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    /** `<!DOCTYPE …>` and the like. */
    on(event: 'attention', listener: (text: string) => void): this;
    on(event: 'warn', listener: (warning: Error) => void): this;
    parse(xml: string): void;
  }
}
