/**
 * What a page fetches, and when. Addresses are these names, so that snippets may name them
 * (docs/decisions/0005-embed-addresses.md). The loader comes first; a form and the code that all forms share come
 * together when the form is near; the rules come at the first focus or when the page is idle.
 */
const entries: readonly (readonly [module: RegExp, name: string])[] = [
  [/\/accounts\/element\.tsx$/, 'login'],
  [/\/accounts\/validation\.ts$/, 'login-rules'],
  [/\/sponsorship\/element\.tsx$/, 'sponsorship'],
  [/\/sponsorship\/validation\.ts$/, 'sponsorship-rules'],
  [/\/volunteering\/element\.tsx$/, 'volunteering'],
  [/\/volunteering\/validation\.ts$/, 'volunteering-rules'],
  [/\/giving\/element\.tsx$/, 'donation'],
  [/\/giving\/validation\.ts$/, 'donation-rules'],
  [/\/courses\/element\.tsx$/, 'course-checkout'],
  [/\/courses\/validation\.ts$/, 'course-checkout-rules'],
  [/\/registrations\/element\.tsx$/, 'registration'],
  [/\/memberships\/element\.tsx$/, 'pricing'],
  [/\/payments\/element\.tsx$/, 'payment'],
  [/\/payments\/PaymentForm\.tsx$/, 'payment-form'],
  [/\/payments\/PaymentStep\.tsx$/, 'payment-step'],
  [/\/payments\/paidCourse\.ts$/, 'paid-course'],
  [/\/payments\/purchaseRules\.ts$/, 'purchase-rules'],
  [/\/payments\/paidPlan\.ts$/, 'paid-plan'],
  [/\/payments\/validation\.ts$/, 'payment-rules'],
  [/\/gateway\/stripe\.ts$/, 'stripe'],
  [/\/gateway\/sandbox\.ts$/, 'sandbox'],
  [/\/receipts\/element\.tsx$/, 'receipt'],
  [/\/invoice\/InvoiceForm\.tsx$/, 'invoice'],
  [/\/invoice\/validation\.ts$/, 'invoice-rules'],
  [/\/registrations\/validation\.ts$/, 'registration-rules'],
  [/\/school\/SchoolContactForm\.tsx$/, 'school-contact'],
  [/\/school\/validation\.ts$/, 'school-contact-rules'],
  [/\/teachers\/element\.tsx$/, 'teacher-registration'],
  [/\/teachers\/validation\.ts$/, 'teacher-registration-rules'],
];

/** File of a chunk that the code asks for at run time. */
export const chunkFile = ({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string =>
  `${entries.find(([module]) => module.test(facadeModuleId ?? ''))?.[1] ?? name}.js`;

const rules = /\/yup\/|sdk\/src\/(validation|consents\/schema)/;
/**
 * What all forms share lives in these folders; any other one is a form's own, but for the values that it shares with its
 * rules, and for what two forms of giving share in the place of those.
 */
const own =
  /widgets\/src\/(?!(?:consents|drafts|element|embed|fields|form|host|i18n|theme)\/)(?:giving\/(?!giver|useGiftForm)|(?!giving)\w+\/(?!values|LatePayment))/;
const others =
  /fields\/ChecksField|element\/(WidgetElement|attributes|language|inView|shell)|i18n\/en|messages\/\w*\.?en|http\/upload|sdk\/src\/\w+\/(\w*[sS]chema|sentences)|sdk\/src\/giving\/sponsorship|sdk\/src\/(teachers|(courses|receipts)\/(?!rules)|payments\/(cards|sandbox))|@stripe/;

/** Modules that several of the files need. */
export const shared = [
  { name: 'validation', test: rules },
  { name: 'core', test: (id: string): boolean => !rules.test(id) && !own.test(id) && !others.test(id) },
];
