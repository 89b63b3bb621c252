import type { Group } from '@lia/sdk/groups/schema';

import { useText } from '../i18n/useText.ts';

/** Keeps a label together: from right to left `4° B` would be read `B 4°`. */
const isolated = (label: string): string => `\u2068${label}\u2069`;

/** How a group is named in a choice: `4° B · 4° de primaria`. */
export function useGroupLabel(): (group: Pick<Group, 'name' | 'level' | 'grade'>) => string {
  const { t } = useText();
  return ({ name, level, grade }) => isolated(`${name} · ${t(`grade.${level}`, { grade })}`);
}
