import fc from 'fast-check';
import * as library from 'formik';
import { expect, test } from 'vitest';

import { getIn, setIn, setNestedObjectValues } from './formik.ts';

// The shim is held to formik by the tests that run on both (vitest.embed.config.ts); its trees by these, on more
// shapes.
const leaf = fc.oneof(fc.string({ maxLength: 3 }), fc.boolean());
const child = fc.record({ name: leaf, email: leaf }, { requiredKeys: [] });
const tree = fc.record(
  { nick: leaf, form: child, children: fc.array(child, { maxLength: 3 }) },
  { requiredKeys: ['nick'] },
);
const path = fc.oneof(
  fc.constantFrom('nick', 'form', 'form.name', 'form.email', 'form.address.street', 'children', 'nick.below'),
  fc.tuple(fc.nat(4), fc.constantFrom('', '.name', '.email')).map(([at, rest]) => `children[${at}]${rest}`),
);

test('a value is read where formik reads it', () => {
  fc.assert(
    fc.property(tree, path, (values, at) => {
      expect(getIn(values, at)).toEqual(library.getIn(values, at));
    }),
  );
});

test('a value is set as formik sets it, and what did not change stays the same object', () => {
  fc.assert(
    fc.property(tree, path, fc.oneof(leaf, child), (values, at, value) => {
      const before = structuredClone(values);
      const after = setIn(values, at, value);
      expect(after).toEqual(library.setIn(values, at, value));
      expect(values).toEqual(before);
      expect(at.startsWith('form') || after.form === values.form).toBe(true);
      expect(at.startsWith('children') || after.children === values.children).toBe(true);
      expect(setIn(after, at, value)).toBe(after);
    }),
  );
});

test('a value is taken away as formik does', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom('form', 'children', 'children[0]'), (values, at) => {
      fc.pre(library.getIn(values, at) !== undefined);
      expect(setIn(values, at, undefined)).toEqual(library.setIn(values, at, undefined));
    }),
  );
});

test('every leaf is given one value, as formik does', () => {
  fc.assert(
    fc.property(tree, (values) => {
      expect(setNestedObjectValues(values, true)).toEqual(library.setNestedObjectValues(values, true));
    }),
  );
});
