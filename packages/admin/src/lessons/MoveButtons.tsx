import type { CourseContents } from '@lia/sdk/lessons/contents';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { IconButton } from '@mui/material';

import { useText } from '../i18n/text.ts';
import type { Direction } from './order.ts';

interface MoveButtonsProps {
  title: string;
  /** The contents with it one place further; null where it cannot go. */
  move: (by: Direction) => CourseContents | null;
  reorder: (contents: CourseContents | null) => Promise<void>;
}

/** Moves a section or lesson by keyboard: dragging is for a pointer alone. The button keeps the focus. */
export function MoveButtons({ title, move, reorder }: MoveButtonsProps) {
  const t = useText();
  return (
    <span>
      {([-1, 1] as const).map((by) => {
        const Icon = by === -1 ? UpIcon : DownIcon;
        const next = move(by);
        return (
          <IconButton
            key={by}
            aria-label={t(by === -1 ? 'lessons.up' : 'lessons.down', { title })}
            // Disabled, it would lose the focus at the edge.
            aria-disabled={next === null}
            onClick={() => void reorder(next)}
            sx={{ width: 44, height: 44 }}
          >
            {/* The icon alone, so that the outline of a focused button is seen. */}
            <Icon fontSize="small" sx={{ opacity: next === null ? 0.4 : 1 }} />
          </IconButton>
        );
      })}
    </span>
  );
}
