import sanitize from 'sanitize-filename';

/** Short enough for the paths of every system, in characters. */
const LONGEST = 60;

/** What hides, or turns text around: `\u202e` makes `gpj.exe` of `exe.jpg`. */
const INVISIBLE = /\p{C}+/gu;

/** Parts of other systems' paths and names become spaces; hidden files and the folder above begin with a full stop. */
const legal = (text: string): string =>
  sanitize(text, { replacement: ' ' })
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trimEnd();

/** A text as part of the name of a file or folder, on whatever system it is unpacked: neither a path nor a device. */
export const asName = (text: string): string => {
  const visible = legal(text.normalize('NFC').replace(INVISIBLE, ' '));
  return legal(Array.from(visible).slice(0, LONGEST).join('')) || '_';
};

/** The name of a file, whose extension stays where it is cut. */
export function asFileName(text: string): string {
  const { stem, extension } = split(text);
  return asName(stem) + (extension === '' ? '' : `.${asName(extension)}`);
}

/**
 * Numbers names that were given before, for systems that know no capitals: `tarea.jpg`, `Tarea (2).jpg`. One for each folder.
 */
export function distinctNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const { stem, extension } = split(name);
    let distinct = name;
    for (let number = 2; given.has(distinct.toLowerCase()); number++) {
      distinct = `${stem} (${number})${extension === '' ? '' : `.${extension}`}`;
    }
    given.add(distinct.toLowerCase());
    return distinct;
  };
}

/** Extensions are short: a name with a full stop in it has none. */
function split(name: string): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = /^(.+)\.([\w-]{1,10})$/s.exec(name) ?? [];
  return { stem, extension };
}
