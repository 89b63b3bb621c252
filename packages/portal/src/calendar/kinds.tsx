import type { EntryKind } from '@lia/sdk/calendar/rules';
import HomeworkIcon from '@mui/icons-material/AssignmentOutlined';
import ExternalIcon from '@mui/icons-material/EventOutlined';
import GroupIcon from '@mui/icons-material/GroupsOutlined';
import PersonalIcon from '@mui/icons-material/PersonOutlined';
import SiteIcon from '@mui/icons-material/PublicOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import MeetingIcon from '@mui/icons-material/VideocamOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

import type { PlainTextKey } from '../i18n/texts.ts';

interface Look {
  icon: typeof SvgIcon;
  label: PlainTextKey;
  /** A colour of the theme; never the only sign. */
  colour: string;
}

const colour = (name: string): string => `var(--mui-palette-${name}-main)`;

/** What entries of each kind are known by. */
export const looks: Readonly<Record<EntryKind, Look>> = {
  site: { icon: SiteIcon, label: 'calendar.kind.site', colour: colour('primary') },
  school: { icon: SchoolIcon, label: 'calendar.kind.school', colour: colour('schools') },
  group: { icon: GroupIcon, label: 'calendar.kind.group', colour: colour('teachers') },
  personal: { icon: PersonalIcon, label: 'calendar.kind.personal', colour: colour('secondary') },
  homework: { icon: HomeworkIcon, label: 'calendar.kind.homework', colour: colour('warning') },
  meeting: { icon: MeetingIcon, label: 'calendar.kind.meeting', colour: colour('success') },
  external: { icon: ExternalIcon, label: 'calendar.kind.external', colour: 'var(--mui-palette-text-secondary)' },
};
