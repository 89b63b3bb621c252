// For the portal and the console, whose pages are ours as a whole; embedded forms leave the clicks of their page alone.

/** Farthest that a finger or a mouse moves in a press, in CSS pixels; who goes farther takes the press back. */
const SLOP_PX = 10;

/** A press that has begun, and where. */
interface Press {
  control: HTMLElement;
  x: number;
  y: number;
}

/**
 * Dispatches a click to the link or button on which its press began, also where a layout shift moved that away meanwhile: a part
 * of the page arrives, or a message below a field that the press leaves. By themselves, browsers dispatch it to what is there at
 * its end, or to what contains both (decision 143).
 */
export function retargetShiftedClicks(): void {
  let begun: Press | null = null;

  document.addEventListener(
    'pointerdown',
    ({ target, isPrimary, button, clientX: x, clientY: y }) => {
      const control = target instanceof Element && isPrimary && button === 0 && target.closest('a[href], button');
      begun = control instanceof HTMLElement ? { control, x, y } : null;
    },
    true,
  );

  document.addEventListener(
    'click',
    (event) => {
      // What a key or the page itself presses began nowhere.
      if (!event.isTrusted || event.detail === 0 || begun === null) return;
      const { control, x, y } = begun;
      begun = null;
      if (event.target instanceof Node && control.contains(event.target)) return;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP_PX) return;
      // It left the page, or a dialog that has opened stands before it.
      if (!control.isConnected || control.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      event.stopPropagation();
      control.click();
    },
    true,
  );
}
