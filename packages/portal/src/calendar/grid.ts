import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import type { MexicanZone } from '@lia/sdk/calendar/zones';

export interface Move {
  entry: CalendarEntry;
  /** Where it was let go, as days or times on the clocks of the calendar. */
  start: string;
  /** Puts it back where it was. */
  revert: () => void;
}

/** What a grid shows around a day, and what is done in it. */
export interface GridProps {
  day: string;
  entries: readonly CalendarEntry[];
  zone: MexicanZone;
  open: (entry: CalendarEntry) => void;
  /** Begins an event on a day or at a time; null where the reader writes none. */
  begin: ((start: string) => void) | null;
  move: (move: Move) => void;
}
