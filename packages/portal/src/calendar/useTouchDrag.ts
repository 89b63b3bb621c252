import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How long a finger rests on an entry before it takes it along. */
export const HOLD_MS = 500;

/** A finger that goes farther before that scrolls. */
const STILL_PX = 10;

/** Where something is in the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

interface TouchDrag {
  /** A finger has rested on an element that can be dragged. */
  take: (held: Element, at: Point) => void;
  passOver: (at: Point) => void;
  letGo: (at: Point) => void;
  /** Called whichever way it ends. */
  end: () => void;
}

/**
 * Dragging by a finger, once it was held on a `draggable` element. By touch some browsers drag such an element, and others do not: theirs is
 * refused while a finger is down, and all do the same, as FullCalendar has it in the other grids.
 */
export function useTouchDrag(area: RefObject<HTMLElement | null>, drag: TouchDrag): void {
  const take = useEffectEvent(drag.take);
  const passOver = useEffectEvent(drag.passOver);
  const letGo = useEffectEvent(drag.letGo);
  const end = useEffectEvent(drag.end);

  useEffect(() => {
    const { current: element } = area;
    if (!element) return undefined;
    let finger: { on: HTMLElement; from: Point; at: Point; rests: number } | null = null;
    let held: HTMLElement | null = null;

    const stop = () => {
      clearTimeout(finger?.rests);
      finger = null;
      if (held === null) return;
      showHeld(held, null);
      held = null;
      end();
    };
    const hold = () => {
      if (!finger) return;
      held = finger.on;
      showHeld(held, { x: 0, y: 0 });
      take(held, finger.from);
    };
    const down = ({ target, touches }: TouchEvent) => {
      stop();
      const on = target instanceof Element ? target.closest<HTMLElement>('[draggable="true"]') : null;
      const [from] = touches;
      if (on && from && touches.length === 1) finger = { on, from, at: from, rests: window.setTimeout(hold, HOLD_MS) };
    };
    const move = (event: TouchEvent) => {
      const [at] = event.touches;
      if (!finger || !at) return;
      const [x, y] = [at.clientX - finger.from.clientX, at.clientY - finger.from.clientY];
      if (held === null) return Math.hypot(x, y) > STILL_PX ? stop() : undefined;
      // The page stays where it is.
      event.preventDefault();
      finger.at = at;
      showHeld(held, { x, y });
      return passOver(at);
    };
    const up = (event: TouchEvent) => {
      const at = finger?.at;
      if (held === null || !at) return stop();
      // Or it would be pressed as well.
      event.preventDefault();
      letGo(at);
      return stop();
    };
    const refuse = (event: Event) => {
      if (!finger) return;
      event.preventDefault();
      event.stopPropagation();
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', down, { signal, passive: true });
    element.addEventListener('touchmove', move, { signal, passive: false });
    element.addEventListener('touchend', up, { signal, passive: false });
    element.addEventListener('touchcancel', stop, { signal });
    element.addEventListener('dragstart', refuse, { signal });
    element.addEventListener('contextmenu', refuse, { signal });
    return () => {
      stop();
      listening.abort();
    };
  }, [area]);
}

/** Has an element follow a finger by so many pixels, or puts it back. */
function showHeld(held: HTMLElement, by: { x: number; y: number } | null): void {
  held.toggleAttribute('data-held', by !== null);
  held.style.translate = by === null ? '' : `${by.x}px ${by.y}px`;
  // What is left out where it is not seen is cut off as well (monthGrid.css).
  const day = held.parentElement;
  if (day) day.style.contentVisibility = by === null ? '' : 'visible';
}
