import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** Names a field of the grid, for `moveInGrid`. */
export const cellName = (row: number, column: number): string => `${row} ${column}`;

/** Whether a press moves the caret within what was typed: the grid leaves it to the field. */
function staysInside({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  return (key === 'ArrowLeft' && selectionEnd !== 0) || (key === 'ArrowRight' && selectionStart !== value.length);
}

/** Moves between the fields of a grid by the arrow keys and Enter. Leaving a field saves it. */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>, row: number, column: number): void {
  const step = steps[event.key];
  if (!step || event.shiftKey || event.altKey || event.ctrlKey || staysInside(event)) return;
  const name = cellName(row + step[0], column + step[1]);
  const next = event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${name}"]`);
  event.preventDefault();
  if (next) {
    next.focus();
    next.select();
  } else if (event.key === 'Enter') {
    event.currentTarget.blur();
  }
}
