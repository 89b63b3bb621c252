import { useState } from 'react';

import type { Form } from '../form/useForm.ts';
import { type ChildValues, newChild, type RegistrationPath, type RegistrationValues } from './values.ts';

/** What can be done to the list of children, and what was done last. */
export interface Family {
  /** The child that appeared last; it takes the focus. */
  fresh: string | null;
  /** The child that was removed last, while that can be undone. */
  removed: { child: ChildValues; index: number } | null;
  add: () => void;
  remove: (index: number) => void;
  undo: () => void;
}

export function useChildren(form: Form<RegistrationValues, unknown, RegistrationPath>): Family {
  const [fresh, setFresh] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Family['removed']>(null);

  const change = (edit: (children: ChildValues[]) => ChildValues[]) => {
    form.update((values) => ({ ...values, children: edit(values.children) }));
  };

  return {
    fresh,
    removed,
    add() {
      const child = newChild();
      change((children) => [...children, child]);
      setFresh(child.id);
      setRemoved(null);
    },
    remove(index) {
      const child = form.values.children[index];
      if (!child) return;
      change((children) => children.filter((one) => one !== child));
      // The children after it move up, and would inherit its errors.
      form.forget('children');
      setRemoved({ child, index });
    },
    undo() {
      if (!removed) return;
      const { child, index } = removed;
      change((children) => [...children.slice(0, index), child, ...children.slice(index)]);
      form.forget('children');
      setFresh(child.id);
      setRemoved(null);
    },
  };
}
