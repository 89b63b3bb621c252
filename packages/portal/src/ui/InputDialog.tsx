import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useState } from 'react';

interface InputDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  open?: boolean;
  close: () => void;
}

/** A dialog in which one types. A press beside it does not close it: on a phone that is soon made, and what was typed would be lost. */
export function InputDialog({ open = true, close, ...dialog }: InputDialogProps) {
  useKeptPlace();
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="xs"
      {...dialog}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') close();
      }}
    />
  );
}

const headings = () => [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];

/** The last heading before a control. */
const headingOf = (control: Element | null): HTMLElement | undefined =>
  headings().findLast(
    (one) => control && (one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );

function focusHeading(heading: HTMLElement | undefined): void {
  if (document.activeElement !== document.body) return;
  const now = headings();
  // The section may be drawn again as another one.
  const same = now.find((one) => one === heading) ?? now.find((one) => one.textContent === heading?.textContent);
  const target = same ?? now[0];
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * For a dialog. What is done in it may remove the button that opened it, at once or with what is read again: then the heading above that
 * button has the focus, until another key is pressed.
 */
export function useKeptPlace(): void {
  const [heading] = useState(() => headingOf(document.activeElement));
  useEffect(
    () => () => {
      // After the effects of what was drawn, which may have a better place for the focus.
      const focus = () => requestAnimationFrame(() => requestAnimationFrame(() => focusHeading(heading)));
      const observer = new MutationObserver(focus);
      observer.observe(document.body, { childList: true, subtree: true });
      focus();
      for (const type of ['keydown', 'pointerdown'])
        document.addEventListener(type, () => observer.disconnect(), { capture: true, once: true });
    },
    [heading],
  );
}
