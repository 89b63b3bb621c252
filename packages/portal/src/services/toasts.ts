/** Variants of document 1 section 8. */
export type ToastVariant = 'success' | 'warning' | 'error' | 'info';

/** What a toast offers to do, such as taking back what it reports. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  variant: ToastVariant;
  text: string;
  action?: ToastAction | undefined;
}

/** One message at a time: the newest replaces the one on screen. */
export interface Toasts {
  current: () => Toast | null;
  subscribe: (listener: () => void) => () => void;
  show: (variant: ToastVariant, text: string, action?: ToastAction) => void;
  /** Takes a message off the screen; does nothing when another has replaced it meanwhile. */
  dismiss: (id: number) => void;
}

export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let shown: Toast | null = null;
  let count = 0;

  function become(next: Toast | null): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(variant, text, action) {
      count += 1;
      become({ id: count, variant, text, action });
    },
    dismiss(id) {
      if (shown?.id === id) become(null);
    },
  };
}
