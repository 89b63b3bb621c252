/** What was typed into the forms on the page, and not sent. */
export interface UnsavedInput {
  isThere: () => boolean;
  /** Notes from now on what is typed. */
  start: () => () => void;
}

const isTyped = (control: Element): boolean =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'hidden')
    ? control.value !== ''
    : false;

/**
 * Follows every form of the page, of whatever package. A form that was sent leaves the page or is empty; one that shows what was
 * saved counts until then: better one question too many.
 */
export function followInput(): UnsavedInput {
  const typedInto = new Set<HTMLFormElement>();

  function note({ target }: Event): void {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form && form.getAttribute('role') !== 'search') typedInto.add(form);
  }

  return {
    isThere() {
      for (const form of typedInto) if (!form.isConnected) typedInto.delete(form);
      return [...typedInto].some((form) => [...form.elements].some(isTyped));
    },
    start() {
      document.addEventListener('input', note, true);
      return () => {
        document.removeEventListener('input', note, true);
        typedInto.clear();
      };
    },
  };
}
