import type { Group } from '@lia/sdk/groups/schema';

import { useText } from '../i18n/useText.ts';

/** How a group is named in a choice: `4° B · 4° de primaria`. */
export function useGroupLabel(): (group: Pick<Group, 'name' | 'level' | 'grade'>) => string {
  const { t } = useText();
  return ({ name, level, grade }) => `${name} · ${t(`grade.${level}`, { grade })}`;
}
