/**
 * LIA's public forms as React components, for hosts that are React applications themselves. Each form needs a
 * `WidgetProvider` around it, which provides the API client, the language and where to go afterwards.
 */
export { CourseCheckoutForm } from './courses/CourseCheckoutForm.tsx';
export { MemberCourseForm, type MemberCourseFormProps } from './courses/member/MemberCourseForm.tsx';
export { LoginForm } from './accounts/LoginForm.tsx';
export { DonationForm } from './giving/DonationForm.tsx';
export type { Giver } from './giving/giver.ts';
export { MemberDonationForm } from './giving/member/MemberDonationForm.tsx';
export { MemberSponsorshipForm } from './giving/member/MemberSponsorshipForm.tsx';
export type { FormResult, Host, HostEvents } from './host/host.ts';
export type { Language } from '@lia/sdk/messages/language';
export { CardChangeForm, type CardChangeFormProps } from './memberships/card/CardChangeForm.tsx';
export {
  MemberSubscriptionForm,
  type MemberSubscriptionFormProps,
} from './memberships/subscription/MemberSubscriptionForm.tsx';
export { PlanChoice } from './memberships/PlanChoice.tsx';
export { PaymentForm, type PaymentFormProps } from './payments/PaymentForm.tsx';
export type { Purchase } from './payments/purchase.ts';
export { PricingTable } from './memberships/PricingTable.tsx';
export { SponsorshipForm } from './giving/sponsorship/SponsorshipForm.tsx';
export type { InvoiceFormProps } from './receipts/invoice/InvoiceForm.tsx';
export { InvoiceRequestForm } from './receipts/invoice/InvoiceForm.tsx';
export { Receipt } from './receipts/Receipt.tsx';
export { FurtherChildForm, type FurtherChildFormProps } from './registrations/child/FurtherChildForm.tsx';
export { RegistrationForm } from './registrations/RegistrationForm.tsx';
export { SchoolContactForm } from './registrations/school/SchoolContactForm.tsx';
export { TeacherForm } from './teachers/TeacherForm.tsx';
export { DonorWall } from './giving/donors/DonorWall.tsx';
export { VolunteeringForm } from './giving/volunteering/VolunteeringForm.tsx';
export { WidgetProvider } from './WidgetProvider.tsx';
export type { Scheme } from './theme/properties.ts';
