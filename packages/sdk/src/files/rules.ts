import type { MessageKey } from '../messages/es.ts';

/** Files of one kind: extensions in lower case without dots, and the largest size. */
export interface FileKind {
  extensions: readonly string[];
  /** Further kinds that its bytes may be read as, by the extension that such files usually have. */
  sniffed?: readonly string[];
  maxMegabytes: number;
}

/** What a field takes. */
export interface FileRule {
  kinds: readonly FileKind[];
  /** Message for any other kind of file; that of all forms where absent. */
  refusal?: MessageKey;
}

/** What may be uploaded, by context: documents of teachers (document 2 section 5), logos of donors (document 1 section 5). */
export const fileRules = {
  teacherDocument: {
    kinds: [
      { extensions: ['pdf'], maxMegabytes: 10 },
      { extensions: ['jpg', 'png', 'jpeg'], maxMegabytes: 3 },
    ],
    refusal: 'teacher.file',
  },
  logo: { kinds: [{ extensions: ['jpeg', 'jpg', 'gif', 'png', 'pdf', 'eps'], maxMegabytes: 10 }] },
} as const satisfies Record<string, FileRule>;

/** The kind that an extension belongs to, in either case; undefined where the rule does not take it. */
export const kindOf = ({ kinds }: FileRule, extension: string): FileKind | undefined =>
  kinds.find(({ extensions }) => extensions.includes(extension.toLowerCase()));

/** The extension of a file's name; the whole name where it has none. */
export const extensionOf = (name: string): string => name.split('.').at(-1) ?? '';

/** The largest size that a rule takes, of any kind. */
export const largestMegabytes = ({ kinds }: FileRule): number =>
  Math.max(...kinds.map(({ maxMegabytes }) => maxMegabytes));

/** The kinds that a rule takes, as an input of files names them. */
export const acceptOf = ({ kinds }: FileRule): string =>
  kinds.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join();
