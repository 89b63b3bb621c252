import type { Group } from '@lia/sdk/groups/schema';
import Typography from '@mui/material/Typography';

import { CheckedList } from '../fields/CheckedList.tsx';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { ReadFailed } from '../ui/Notice.tsx';

interface GroupsFieldProps {
  /** Those that there are; undefined while they are read, and where that failed. */
  groups: readonly Group[] | undefined;
  unread: unknown;
  readAgain: () => void;
  chosen: readonly string[];
  error: string | null;
  choose: (chosen: readonly string[]) => void;
}

/** The groups that get a new activity. */
export function GroupsField({ groups, unread, readAgain, chosen, error, choose }: GroupsFieldProps) {
  const { t } = useText();
  const labelOf = useGroupLabel();
  if (!groups)
    return (
      unread !== undefined && (
        <ReadFailed inside title={t('activities.groups.failed')} error={unread} retry={readAgain} />
      )
    );
  if (groups.length === 0) return <Typography>{t('activities.groups.none')}</Typography>;
  return (
    <CheckedList
      title={t('activities.groups')}
      error={error}
      choices={groups.map((one) => ({ id: one.id, label: labelOf(one) }))}
      chosen={chosen}
      choose={choose}
    />
  );
}
