import { extensionOf, type FileRule, kindOf } from '@lia/sdk/files/rules';
import type { Message } from '@lia/sdk/messages/translate';

import type { Text } from '../i18n/translator.ts';

const BYTES_IN_MEGABYTE = 1024 * 1024;

/** The rule that a chosen file breaks, or null. The API looks into the file itself as well. */
export function brokenFileRule({ name, size }: File, rule: FileRule): Message | null {
  const kind = kindOf(rule, extensionOf(name));
  if (!kind) return { key: rule.refusal ?? 'file.type' };
  const { maxMegabytes: max } = kind;
  return size > max * BYTES_IN_MEGABYTE ? { key: 'file.size', values: { max } } : null;
}

/** Each kind of file that a rule takes, with its largest size. */
export const allowedFiles = ({ kinds }: FileRule, t: Text['t']): string =>
  kinds
    .map(({ extensions, maxMegabytes: max }) => {
      const types = extensions.map((extension) => extension.toUpperCase()).join(', ');
      return t('file.allowed', { types, max });
    })
    .join('. ');

/** What a file input offers to choose from. */
export const acceptedFiles = ({ kinds }: FileRule): string =>
  kinds.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join(',');
