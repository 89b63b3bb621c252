import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { ChildRecord } from '@lia/sdk/children/schema';
import { levels } from '@lia/sdk/registrations/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { Avatar } from '../avatars/Avatar.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { useText } from '../i18n/useText.ts';
import { subscription } from '../memberships/routes.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useFocusAfter } from '../ui/focus.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { Section } from '../ui/Section.tsx';
import { usePart } from '../ui/usePart.ts';
import { LeaveGroup, type PublicGroup } from './LeaveGroup.tsx';

interface ChildDataProps {
  child: ChildRecord;
  refresh: () => Promise<unknown>;
}

/** What is known of a child; name and grade are changed here, unless a school keeps them. */
export function ChildData({ child, refresh }: ChildDataProps) {
  const { t, language } = useText();
  const { Component: Form, opens } = usePart(() => import('./ChildForm.tsx'));
  const [open, setOpen] = useState(false);
  const heading = useFocusAfter<HTMLHeadingElement>(child.group?.id);
  const level = levels.find((known) => known === child.level) ?? levels[0];
  const taughtBy = ({ name: group, teacher }: PublicGroup): string =>
    teacher === null ? group : t('child.group.taught', { group, teacher });
  const facts = [
    [t('child.name'), `${child.name} ${child.last_name}`],
    [t('child.grade'), t(`grade.${level}`, { grade: String(child.grade) })],
    [t('child.username'), child.username],
    ...(child.school === null ? [] : [[t('child.school'), child.school] as const]),
    ...(child.group === null ? [] : [[t('child.group'), taughtBy(child.group)] as const]),
    [
      t('child.licence'),
      child.licence_until === null
        ? t('child.licence.none')
        : t('child.licence.until', { when: formatDay(dayOf(child.licence_until), language) }),
    ],
  ] as const;

  return (
    <Section title={t('child.data')} heading={heading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Avatar path={child.avatar_path} seed={child.uuid} size={72} />
        <ChooseAvatar owner={{ uuid: child.uuid, name: child.name, path: child.avatar_path }} onChosen={refresh} />
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        {facts.map(([name, value]) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {child.school !== null && (
        <Typography color="text.secondary">{t('child.edit.school', { school: child.school })}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {child.school === null && (
          <ActionButton variant="outlined" {...opens(() => setOpen(true))}>
            {t('child.edit')}
          </ActionButton>
        )}
        {child.group && <LeaveGroup child={child} group={child.group} refresh={refresh} />}
        {child.licence_until === null && (
          <ForMember>
            <Button component={Link} to={subscription.path}>
              {t('child.licence.plans')}
            </Button>
          </ForMember>
        )}
      </Box>
      {Form && open && <Form child={child} refresh={refresh} close={() => setOpen(false)} />}
    </Section>
  );
}
