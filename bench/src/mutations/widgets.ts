import { within } from './mutation.ts';

const widgets = within('packages/widgets/src', 'widgets');
const built = within('packages/widgets', 'widgets (built)');

export const widgetsMutations = [
  widgets({
    name: 'Draft: keeps the password of a parent',
    file: 'registrations/values.ts',
    find: 'form: withoutSecrets(form),',
    replace: 'form,',
    test: 'registrations/RegistrationForm.test.tsx',
  }),
  widgets({
    name: 'Undo: a child comes back at the end of the list',
    file: 'registrations/useChildren.ts',
    find: 'change((children) => [...children.slice(0, index), child, ...children.slice(index)]);',
    replace: 'change((children) => [...children, child]);',
    test: 'registrations/RegistrationForm.test.tsx',
  }),
  widgets({
    name: 'Offline: a retry has another key',
    file: 'form/useSubmission.ts',
    find: 'before?.print === print ? before.key : newIdempotencyKey()',
    replace: 'newIdempotencyKey()',
    test: 'giving/DonationForm.test.tsx',
  }),
  widgets({
    name: 'Double submit: a second press sends again',
    file: 'form/useSubmission.ts',
    find: "if (submission.status === 'sending' || sentFrom.current === submission) return;",
    replace: '',
    test: 'giving/DonationForm.test.tsx',
  }),
  widgets({
    name: 'Double submit: a press before the answer is shown sends again',
    file: 'form/useSubmission.ts',
    find: ' || sentFrom.current === submission',
    replace: '',
    test: 'courses/member/MemberCourseForm.test.tsx',
  }),
  widgets({
    name: 'Focus: stays on the button of a refused form',
    file: 'form/FormFrame.tsx',
    find: 'first.focus();',
    replace: '',
    test: 'giving/DonationForm.test.tsx',
  }),
  widgets({
    name: 'Error: not tied to its field for screen readers',
    file: 'fields/Labelled.tsx',
    find: 'error !== undefined && `${id}-error`',
    replace: 'false',
    test: 'form/readers.test.tsx',
  }),
  widgets({
    name: 'Attribute: `="false"` switches a flag on',
    file: 'element/attributes.ts',
    find: "return text !== 'false'",
    replace: 'return true',
    test: 'element/WidgetElement.test.tsx',
  }),
  widgets({
    name: 'Language: that of the page is not followed',
    file: 'element/WidgetElement.ts',
    find: 'closestLang(element) ??',
    replace: '',
    test: 'element/WidgetElement.test.tsx',
  }),
  widgets({
    name: 'Contrast: hints are faint on a dark ground',
    file: 'theme/tokens.ts',
    find: "softInk: '#A9B0C8'",
    replace: "softInk: '#5A6180'",
    test: 'theme/layout.test.tsx',
  }),
  widgets({
    name: 'Unsaved payment: not reported again once the connection is back',
    file: 'payments/unsaved/UnsavedPayment.tsx',
    find: "addEventListener('online', retry);",
    replace: '',
    test: 'payments/PaymentForm.test.tsx',
  }),
  widgets({
    name: 'Subscription: a lost answer asks the bank a second time',
    file: 'memberships/subscription/subscribe.ts',
    find: 'if (confirmed !== null) return ask(2, confirmed);',
    replace: '',
    test: 'memberships/subscription/MemberSubscriptionForm.test.tsx',
  }),
  built({
    name: 'Budget: the embed carries a whole library',
    file: 'build/aliases.ts',
    find: "{ find: /^formik$/, replacement: shim('formik.ts') },",
    replace: '',
    test: 'src/loader/lia.built.test.ts',
  }),
  widgets({
    name: 'Invoice: its XML is saved as a PDF',
    file: 'receipts/ReceiptView.tsx',
    find: "name={`CFDI ${folio ?? ''}.${kind}`}",
    replace: "name={`CFDI ${folio ?? ''}.pdf`}",
    test: 'receipts/Receipt.test.tsx',
  }),
  widgets({
    name: 'Invoice: asked for once more where it is issued',
    file: 'receipts/ReceiptView.tsx',
    find: 'receipt_id !== null && !receipt.invoiced && !invoicing',
    replace: 'receipt_id !== null && !invoicing',
    test: 'receipts/Receipt.test.tsx',
  }),
];
