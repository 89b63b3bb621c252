import type { Message } from '@lia/sdk/messages/translate';

/** What a file may be: its extensions in lower case, without dots, and its largest size. */
export interface FileRule {
  extensions: readonly string[];
  maxMegabytes: number;
}

const BYTES_IN_MEGABYTE = 1024 * 1024;

/** The rule that a chosen file breaks, or null. The API looks into the file itself as well. */
export function brokenFileRule({ name, size }: File, { extensions, maxMegabytes }: FileRule): Message | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return { key: 'file.type' };
  if (size > maxMegabytes * BYTES_IN_MEGABYTE) return { key: 'file.size', values: { max: maxMegabytes } };
  return null;
}
