import { useLayoutEffect, useReducer, useRef, useState } from 'react';

import { read, stepsOf } from './paths.ts';

/** What the forms use of formik, for the embed build: values, errors and what was touched, as trees of the same shape. */
interface State<V> {
  values: V;
  errors: object;
  touched: object;
}

interface Options<V> {
  initialValues: V;
  /** Gives the errors of what the form holds now. */
  validate: () => Promise<object>;
}

export function useFormik<V extends object>({ initialValues, validate }: Options<V>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(validate);
  useLayoutEffect(() => {
    latest.current = validate;
  });

  // Kept outside the drawing, so that two changes in one event build on each other, and every action stays the same one.
  const [form] = useState(() => {
    const state: State<V> = { values: initialValues, errors: {}, touched: {} };
    const change = (to: Partial<State<V>>) => {
      Object.assign(state, to);
      redraw();
    };
    const setErrors = (errors: object) => {
      if (JSON.stringify(errors) !== JSON.stringify(state.errors)) change({ errors });
    };
    const validateForm = async () => {
      const errors = await latest.current();
      setErrors(errors);
      return errors;
    };
    return {
      state,
      setErrors,
      validateForm,
      setValues(values: V) {
        change({ values });
        return validateForm();
      },
      setTouched: async (touched: object) => change({ touched }),
      setFieldTouched: async (path: string) => change({ touched: setIn(state.touched, path, true) }),
      resetForm: ({ values }: { values: V }) => change({ values, errors: {}, touched: {} }),
    };
  });
  return { ...form, ...form.state };
}

export const getIn = read;

/** A copy with another value at a path; what did not change stays the same object. `undefined` takes the value away. */
export const setIn = <T extends object>(tree: T, path: string, value: unknown): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tree stays a tree of its kind, as in formik
  put(tree, stepsOf(path), value) as T;

function put(tree: unknown, [step, ...further]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const before = read(tree, step);
  const after = put(before, further, value);
  if (after === before) return tree;
  const branch = typeof tree === 'object' ? tree : null;
  const isList = branch ? Array.isArray(branch) : /^\d+$/.test(step);
  const copy: object = Object.assign(isList ? [] : {}, branch);
  if (after === undefined) Reflect.deleteProperty(copy, step);
  else Reflect.set(copy, step, after);
  return copy;
}

/** A tree of the same shape with one value at each leaf. */
export function setNestedObjectValues(tree: object, value: unknown): object {
  const all: object = Array.isArray(tree) ? [] : {};
  for (const [step, inner] of Object.entries(tree))
    Reflect.set(all, step, typeof inner === 'object' && inner !== null ? setNestedObjectValues(inner, value) : value);
  return all;
}
