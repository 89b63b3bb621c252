import type { MessageKey } from '@lia/sdk/messages/es';
import type { Message } from '@lia/sdk/messages/translate';

/** What a file may be: its extensions in lower case, without dots, and its largest size. */
export interface FileRule {
  extensions: readonly string[];
  maxMegabytes: number;
  /** What is said of any other kind of file; a sentence for all forms where absent. */
  refusal?: MessageKey;
}

const BYTES_IN_MEGABYTE = 1024 * 1024;

/** The rule that a chosen file breaks, or null. The API looks into the file itself as well. */
export function brokenFileRule(
  { name, size }: File,
  { extensions, maxMegabytes, refusal = 'file.type' }: FileRule,
): Message | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return { key: refusal };
  if (size > maxMegabytes * BYTES_IN_MEGABYTE) return { key: 'file.size', values: { max: maxMegabytes } };
  return null;
}
