import { leaveChildGroup } from '@lia/sdk/children/endpoints';
import type { ChildRecord } from '@lia/sdk/children/schema';
import { useState } from 'react';

import { useChange } from '../changes/useChange.ts';
import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { Question } from '../ui/Question.tsx';

export type PublicGroup = NonNullable<ChildRecord['group']>;

interface LeaveGroupProps {
  child: ChildRecord;
  group: PublicGroup;
  refresh: () => Promise<unknown>;
}

/** Takes a child out of the group of a teacher of public registrations, after a question. */
export function LeaveGroup({ child: { uuid, name }, group, refresh }: LeaveGroupProps) {
  const { t } = useText();
  const { busy, run } = useChange();
  const [asking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    await run((client) => client.call(leaveChildGroup, { params: { id: uuid, group: group.id } }));
    setAsking(false);
    await refresh();
  }

  return (
    <ForMember>
      <ActionButton color="inherit" onClick={() => setAsking(true)}>
        {t('child.group.leave')}
      </ActionButton>
      {asking && (
        <Question
          title={t('child.group.leave.title', { name, group: group.name })}
          text={t('child.group.leave.text', { name })}
          yes={t('child.group.leave')}
          busy={busy}
          confirm={() => void leave()}
          close={() => setAsking(false)}
        />
      )}
    </ForMember>
  );
}
