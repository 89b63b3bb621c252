/** Variants of document 1 section 8. */
export type ToastVariant = 'success' | 'warning' | 'error' | 'info';

export interface Toast {
  id: number;
  variant: ToastVariant;
  text: string;
}

/** One message at a time: the newest replaces the one on screen. */
export interface Toasts {
  current: () => Toast | null;
  subscribe: (listener: () => void) => () => void;
  show: (variant: ToastVariant, text: string) => void;
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
    show(variant, text) {
      count += 1;
      become({ id: count, variant, text });
    },
    dismiss(id) {
      if (shown?.id === id) become(null);
    },
  };
}
