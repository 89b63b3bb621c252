import FoldIcon from '@mui/icons-material/ExpandLess';
import UnfoldIcon from '@mui/icons-material/ExpandMore';
import OutsideIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { ConversationsBadge, DeliveredBadge, AnnouncementsBadge } from './badges.tsx';
import { linkTo, type MemberMenuItem, type MenuNode } from './menu.ts';

interface MenuTreeProps {
  nodes: readonly MenuNode[];
  /** The element that names them, where they are a group. */
  labelledBy?: string;
  /** Only its icons are seen: headings and what folds stay closed. */
  folded?: boolean;
  /** Called when an entry was chosen, to close what holds the menu. */
  onChosen?: (() => void) | undefined;
}

/** The entries of the left navigation, in groups, folding parts and lines (document 1 section 2). */
export function MenuTree({ nodes, labelledBy, folded = false, onChosen }: MenuTreeProps) {
  return (
    <Box
      component="ul"
      aria-labelledby={labelledBy}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(folded && cornerBadges),
      }}
    >
      {nodes.map((node) => (
        <Node key={keyOf(node)} node={node} folded={folded} onChosen={onChosen} />
      ))}
    </Box>
  );
}

/** Where there is no room beside an icon, its badge stands at its corner. */
const cornerBadges = {
  '.menu-badge': {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineEnd: 2,
    minWidth: 18,
    px: 1,
    fontSize: '0.75rem',
    lineHeight: 1.5,
  },
} as const;

function keyOf(node: MenuNode): string {
  if (node.type === 'divider') return node.id;
  return node.type === 'item' ? node.item.entry.id : node.part.id;
}

interface NodeProps extends Pick<MenuTreeProps, 'onChosen'> {
  node: MenuNode;
  folded: boolean;
}

function Node({ node, folded, onChosen }: NodeProps) {
  switch (node.type) {
    case 'divider':
      // In a list, a line is an entry without words.
      return <Box component="li" aria-hidden sx={{ borderTop: 1, borderColor: 'divider', my: 2 }} />;
    case 'item':
      return (
        <li>
          <Entry item={node.item} folded={folded} onChosen={onChosen} />
        </li>
      );
    case 'group':
      return <Group node={node} folded={folded} onChosen={onChosen} />;
    case 'collapse':
      return <Collapse node={node} folded={folded} onChosen={onChosen} />;
  }
}

type Holder = Extract<MenuNode, { children: MenuNode[] }>;

interface HolderProps extends Pick<MenuTreeProps, 'onChosen'> {
  node: Holder;
  folded: boolean;
}

function Group({ node: { part, children }, folded, onChosen }: HolderProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Box component="li" sx={{ listStyle: 'none', pt: 3 }}>
      <Typography
        id={id}
        variant="body2"
        color="text.secondary"
        noWrap
        sx={{ px: 3, pb: 1, fontWeight: 600, opacity: folded ? 0 : 1 }}
      >
        {t(part.label)}
      </Typography>
      <MenuTree nodes={children} labelledBy={id} folded={folded} onChosen={onChosen} />
    </Box>
  );
}

const leadsTo = (nodes: readonly MenuNode[], path: string): boolean =>
  nodes.some((node) => {
    if (node.type === 'divider') return false;
    if (node.type !== 'item') return leadsTo(node.children, path);
    return 'to' in node.item.target && path.startsWith(node.item.target.to);
  });

/** Closed, a part shows the badge of deliveries that is in it. */
const hasBadge = (nodes: readonly MenuNode[]): boolean =>
  nodes.some((node) => node.type === 'item' && node.item.entry.badge === 'actividades');

function Collapse({ node: { part, children }, folded, onChosen }: HolderProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = !folded && (chosen ?? leadsTo(children, pathname));
  const Icon = part.type === 'collapse' ? part.icon : null;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setChosen(!isOpen)}
        sx={look}
      >
        {Icon && <Icon className="menu-icon" />}
        <Words>{t(part.label)}</Words>
        {!isOpen && hasBadge(children) && <DeliveredBadge />}
        {isOpen ? <FoldIcon aria-hidden /> : <UnfoldIcon aria-hidden />}
      </ButtonBase>
      {isOpen && (
        <Box id={id} sx={{ paddingInlineStart: 4, pt: 1 }}>
          <MenuTree nodes={children} onChosen={onChosen} />
        </Box>
      )}
    </Box>
  );
}

const look = {
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  textAlign: 'start',
  borderRadius: 1,
  minHeight: 44,
  px: 3,
  py: 1,
  '.menu-icon': { color: 'action.active', flexShrink: 0, marginInlineEnd: '16px' },
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-shell-accent) 12%, transparent)',
    boxShadow: 'inset 3px 0 var(--mui-palette-shell-accent)',
    '.menu-icon': { color: 'shell.accent' },
  },
} as const;

const Words = ({ children }: { children: ReactNode }) => (
  <Typography component="span" noWrap sx={{ flex: '1 1 auto', minWidth: 0, my: 1, fontWeight: 600 }}>
    {children}
  </Typography>
);

interface EntryProps extends Pick<MenuTreeProps, 'onChosen'> {
  item: MemberMenuItem;
  folded: boolean;
}

function Entry({ item: { entry, target }, folded, onChosen }: EntryProps) {
  const { t } = useText();
  const { icon: Icon, label, badge } = entry;
  const content = (
    <>
      <Icon className="menu-icon" />
      <Words>{t(label)}</Words>
      {badge === 'actividades' && <DeliveredBadge />}
      {badge === 'announcements' && <AnnouncementsBadge />}
      {badge === 'conversations' && <ConversationsBadge />}
    </>
  );
  if ('to' in target) {
    return (
      <ButtonBase component={NavLink} to={target.to} onClick={onChosen} sx={look}>
        {content}
      </ButtonBase>
    );
  }
  return (
    <ButtonBase component="a" {...linkTo(target)} onClick={onChosen} sx={look}>
      {content}
      {target.target === '_blank' && (
        <>
          {!folded && <OutsideIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />}
          <HiddenText>{t('shell.newTab')}</HiddenText>
        </>
      )}
    </ButtonBase>
  );
}
