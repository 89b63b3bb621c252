import { expect, test } from 'vitest';

const modules = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ name: path.replaceAll(/^.*\/|\.tsx?$/g, ''), text }));
const tests = Object.values(
  import.meta.glob<string>(['../**/*.test.tsx', '!../testing/**'], { query: '?raw', import: 'default', eager: true }),
);

/** What sends a form. A new hook that calls one of these is found below as if it were a form, and belongs here. */
const SENDS = /\buse(?:Submission|RequestForm|GiftForm)(?=[<(])/;
const hooks = ['useSubmission', 'useRequestForm', 'useGiftForm'];

/** Forms that are no call of their own, or more than one. */
const sentOtherwise = {
  CardChangeForm: 'several calls, the card company first, and no key: memberships/card.test.tsx of the portal',
  InvoiceForm: 'the form inside InvoiceRequestForm, which has the suite',
  PaymentForm: 'several calls: describePaying',
};

test('every form that is sent runs the suite of sending', () => {
  const sending = modules.flatMap(({ name, text }) => (SENDS.test(text) && !hooks.includes(name) ? [name] : []));
  const inSuite = tests.flatMap((text) =>
    [...text.matchAll(/describeSending\(\{\s*form: <(\w+)/g)].map(([, name]) => name),
  );
  expect(sending.filter((form) => !inSuite.includes(form)).toSorted()).toEqual(Object.keys(sentOtherwise));
});

test('every form that is paid on its own page runs the suite of paying', () => {
  // A view draws the payment of the form of the same name.
  const paying = modules.flatMap(({ name, text }) =>
    /<LatePayment(?:Form|Step)\b/.test(text) ? [name.replace(/View$/, 'Form')] : [],
  );
  const inSuite = tests.filter((text) => text.includes('describePaying({'));
  expect(paying.length).toBeGreaterThan(0);
  expect(paying.filter((form) => !inSuite.some((text) => text.includes(`<${form} `)))).toEqual([]);
});
