import type { es } from './es.ts';

/** Texts of notifications that no e-mail has, in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'payment.title': 'We received your payment',
  'payment.detail': '{title}: {total}',
  'voucher.title': 'Your payment slip is ready',
  'voucher.detail': '{title}. Pay it at OXXO before it expires.',
  'plan.until': '{plan}, until {day}',
  'plan.ended': '{plan}, ended on {day}',
  'licenceGiven.title': 'There is a new licence in your account',
  'licenceTaken.title': 'A licence of your account ended',
  'course.title': 'Your course is in your account',
  'importFinished.title': 'Your import is finished',
  'importFinished.detail_one': '{count} new account was created.',
  'importFinished.detail_other': '{count} new accounts were created.',
  'invitationAccepted.title': 'A family accepted your invitation',
  'invitationAccepted.detail_one': 'It accompanies {count} student now.',
  'invitationAccepted.detail_other': 'It accompanies {count} students now.',
  'email.several': 'You have {count} notifications at LIA',
  'email.preview': 'This happened in your account.',
  'email.open': 'See it at LIA',
  'email.why': 'You choose what we write to you and when: open your notifications at LIA and go to “Preferences”.',
};
