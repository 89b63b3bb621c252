import type { EntryKind } from '@lia/sdk/calendar/rules';
import type SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';

import type { PlainTextKey } from '../i18n/texts.ts';

interface Look {
  icon: typeof SvgIcon;
  /** The path of the icon: a month draws hundreds of them, without a component for each. */
  shape: string;
  label: PlainTextKey;
  /** A colour of the theme; never the only sign. */
  colour: string;
}

const colour = (name: string): string => `var(--mui-palette-${name}-main)`;

const iconOf = (shape: string) => ({ shape, icon: createSvgIcon(<path d={shape} />, 'EntryKind') });

/** Shapes are those of Material Icons, outlined, in a square of 24. */
const icons = {
  globe: iconOf(
    'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2M4 12c0-.61.08-1.21.21-1.78L8.99 15v1c0 1.1.9 2 2 2v1.93C7.06 19.43 4 16.07 4 12m13.89 5.4c-.26-.81-1-1.4-1.9-1.4h-1v-3c0-.55-.45-1-1-1h-6v-2h2c.55 0 1-.45 1-1V7h2c1.1 0 2-.9 2-2v-.41C17.92 5.77 20 8.65 20 12c0 2.08-.81 3.98-2.11 5.4',
  ),
  hat: iconOf(
    'M12 3 1 9l4 2.18v6L12 21l7-3.82v-6l2-1.09V17h2V9zm6.82 6L12 12.72 5.18 9 12 5.28zM17 15.99l-5 2.73-5-2.73v-3.72L12 15l5-2.73z',
  ),
  groups: iconOf(
    'M4 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m1.13 1.1c-.37-.06-.74-.1-1.13-.1-.99 0-1.93.21-2.78.58C.48 14.9 0 15.62 0 16.43V18h4.5v-1.61c0-.83.23-1.61.63-2.29M20 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m4 3.43c0-.81-.48-1.53-1.22-1.85-.85-.37-1.79-.58-2.78-.58-.39 0-.76.04-1.13.1.4.68.63 1.46.63 2.29V18H24zm-7.76-2.78c-1.17-.52-2.61-.9-4.24-.9s-3.07.39-4.24.9C6.68 14.13 6 15.21 6 16.39V18h12v-1.61c0-1.18-.68-2.26-1.76-2.74M8.07 16c.09-.23.13-.39.91-.69.97-.38 1.99-.56 3.02-.56s2.05.18 3.02.56c.77.3.81.46.91.69zM12 8c.55 0 1 .45 1 1s-.45 1-1 1-1-.45-1-1 .45-1 1-1m0-2c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3',
  ),
  person: iconOf(
    'M12 6c1.1 0 2 .9 2 2s-.9 2-2 2-2-.9-2-2 .9-2 2-2m0 10c2.7 0 5.8 1.29 6 2H6c.23-.72 3.31-2 6-2m0-12C9.79 4 8 5.79 8 8s1.79 4 4 4 4-1.79 4-4-1.79-4-4-4m0 10c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4',
  ),
  task: iconOf(
    'M7 15h7v2H7zm0-4h10v2H7zm0-4h10v2H7zm12-4h-4.18C14.4 1.84 13.3 1 12 1s-2.4.84-2.82 2H5c-.14 0-.27.01-.4.04-.39.08-.74.28-1.01.55-.18.18-.33.4-.43.64-.1.23-.16.49-.16.77v14c0 .27.06.54.16.78s.25.45.43.64c.27.27.62.47 1.01.55.13.02.26.03.4.03h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-7-.25c.41 0 .75.34.75.75s-.34.75-.75.75-.75-.34-.75-.75.34-.75.75-.75M19 19H5V5h14z',
  ),
  camera: iconOf(
    'M15 8v8H5V8zm1-2H4c-.55 0-1 .45-1 1v10c0 .55.45 1 1 1h12c.55 0 1-.45 1-1v-3.5l4 4v-11l-4 4V7c0-.55-.45-1-1-1',
  ),
  page: iconOf(
    'M19 4h-1V2h-2v2H8V2H6v2H5c-1.11 0-1.99.9-1.99 2L3 20c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 16H5V10h14zm0-12H5V6h14zm-7 5h5v5h-5z',
  ),
};

/** What entries of each kind are known by. */
export const looks: Readonly<Record<EntryKind, Look>> = {
  site: { ...icons.globe, label: 'calendar.kind.site', colour: colour('primary') },
  school: { ...icons.hat, label: 'calendar.kind.school', colour: colour('schools') },
  group: { ...icons.groups, label: 'calendar.kind.group', colour: colour('teachers') },
  personal: { ...icons.person, label: 'calendar.kind.personal', colour: colour('secondary') },
  homework: { ...icons.task, label: 'calendar.kind.homework', colour: colour('warning') },
  meeting: { ...icons.camera, label: 'calendar.kind.meeting', colour: colour('success') },
  external: { ...icons.page, label: 'calendar.kind.external', colour: 'var(--mui-palette-text-secondary)' },
};
