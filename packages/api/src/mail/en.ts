import type { es, MailKey } from './es.ts';

/** PDF receipts are in Spanish alone: they are kept for Mexican accounting. */
type PdfKey = Extract<MailKey, `pdf.${string}`>;

/** Texts of emails, in English. */
export const en: Record<Exclude<keyof typeof es, PdfKey>, string> = {
  signature:
    'LIA, the community of those who teach and learn. We write because of something you did with us; there is no need to reply.',

  'receipt.subject': 'Your receipt {folio}',
  'receipt.preview': 'We received your payment of {total}. Thank you.',
  'receipt.thanks': 'Thank you, {name}! We received your payment',
  'receipt.thanks.donation': 'Thank you, {name}! We received your donation',
  'receipt.thanks.sponsorship': 'Thank you, {name}! We received your sponsorship',
  'receipt.intro': 'This is your receipt. It is also attached as a PDF (in Spanish), to keep or to print.',
  'receipt.folio': 'Receipt #',
  'receipt.date': 'Date',
  'receipt.total': 'Total',
  'receipt.payment': 'Payment ID',
  'receipt.open': 'See my receipt',
  'receipt.invoice': 'Do you need an invoice? Ask for it on the page of your receipt, or write to {email}.',
  'receipt.notInvoice': 'This receipt proves your payment; it is not a tax invoice (CFDI).',

  'cancelled.subject': 'Your receipt {folio} was cancelled',
  'cancelled.preview': 'We returned {total} to you.',
  'cancelled.title': 'We returned your payment',
  'cancelled.text':
    'We returned {total} the way you paid it; your bank may take a few days to show it. Receipt {folio} is cancelled.',
  'cancelled.question': 'If you did not expect this, write to {email} and we will look into it with you.',

  'refund.subject': 'We gave you back {amount}',
  'refund.preview': 'Your order stands.',
  'refund.title': 'We gave you back {amount}',
  'refund.twice':
    'Your order was paid twice and we noticed: the second payment went back the way it came. Your bank may take a few days to show it. There is nothing for you to do.',
  'refund.part':
    'We gave back part of your payment, the way it came; your bank may take a few days to show it. Everything else stays as it is.',
  'refund.amount': 'Given back',

  'voucher.subject': 'Your OXXO payment',
  'voucher.preview': 'Pay {total} at the shop nearest to you.',
  'voucher.title': 'Your payment slip is ready',
  'voucher.intro': 'Show the number at the counter of any OXXO. Keep this email: the page of your slip stays the same.',
  'voucher.what': 'For',
  'voucher.total': 'Total',
  'voucher.number': 'Number',
  'voucher.until': 'Pay before',
  'voucher.open': 'See my slip',
  'voucher.paid': 'We send your receipt once you have paid. It may take some hours.',
  'reminder.subject': 'Your OXXO slip ends tomorrow',
  'reminder.title': 'Your payment slip ends tomorrow',
  'reminder.intro': 'There is still time: show the number at the counter of any OXXO.',

  'course.subject': 'You have your course: {course}',
  'course.preview': 'Sign in to begin.',
  'course.title': 'Your course is in your account',
  'course.intro': 'Your payment was approved. The course is yours, without an end date.',
  'course.intro.included': 'Your plan includes it, so you paid nothing. The course is yours, with no end date.',
  'course.name': 'Course',
  'course.username': 'Your username',
  'course.enter': 'Sign in',
  'course.password':
    'Sign in with the password of this account: if it is new, the one you chose when you bought the course.',
  'course.twice': 'You already had this course. Write to {email} and we will return this second payment.',
  'course.notYou': 'If this was not you, write to {email}.',

  'confirm.subject': 'Confirm your e-mail address',
  'confirm.preview': 'Open the page and press the button: that is all.',
  'confirm.title': 'Hello, {name}. Is this address yours?',
  'confirm.intro':
    'Open the page and press the button to confirm it. So we know that your receipts and notices reach you and no one else.',
  'confirm.username': 'Account',
  'confirm.open': 'Confirm my address',
  'confirm.once': 'The link works once and is good for {days} days.',
  'confirm.notYou':
    'If this account is not yours, press nothing: without your confirmation it cannot use your address.',

  'known.subject': 'There is another account with your address',
  'known.preview': 'The account that you have is as it was.',
  'known.title': 'Hello, {name}. Someone opened another account with your address',
  'known.intro':
    'The account that you have is as it was, and no one signed in to it. The new one is separate: it sees nothing of yours.',
  'known.yours': 'Your account',
  'known.other': 'The new account',
  'known.you':
    'If it was you, what you registered or bought is in the new account. Sign in to each with its own username and password.',
  'known.notYou': 'If it was not you, there is nothing to do. Your address stays confirmed for your account alone.',

  'reset.subject': 'Choose a new password',
  'reset.preview': 'The link works once and is good for {minutes} minutes.',
  'reset.intro':
    'We were asked to change the password of your LIA account. If it was you, open the page and write the new one.',
  'reset.several': 'There are several accounts with this address. Use the link of yours.',
  'reset.open': 'Choose a password for {username}',
  'reset.once': 'Each link works once and is good for {minutes} minutes.',
  'reset.notYou': 'If it was not you, do nothing: your password stays as it is.',

  'changed.subject': 'Your password has changed',
  'changed.preview': 'If it was not you, act now.',
  'changed.intro': 'The password of your LIA account has changed, and the other sessions are ended.',
  'changed.username': 'Username',
  'changed.notYou': 'If it was not you, choose another password right now and write to {email}.',
  'changed.open': 'Choose another password',

  'accounts.subject': 'Your LIA accounts are ready',
  'accounts.preview': 'Here is everybody’s username.',
  'accounts.title': 'Welcome, {name}!',
  'accounts.intro': 'This is the username with which each member of your family signs in.',
  'accounts.password':
    'Everybody signs in with the password that you chose when you registered. Where a username was taken, we added a number.',
  'accounts.password.free': 'Everybody signs in with the password that you chose when you registered.',

  'membership.plan': 'Plan',
  'membership.question': 'Questions? Write to {email}.',
  'grace.subject': 'We could not renew your membership',
  'grace.preview': 'Change your card to keep it.',
  'grace.title': 'A payment of your membership is missing',
  'grace.intro':
    'What you paid for is over, and the renewal did not go through. Your membership stays for a few days more, so that you can mend it.',
  'grace.until': 'Stays until',
  'grace.open': 'Mend my membership',
  'ended.subject': 'Your membership has ended',
  'ended.preview': 'Your account and your children’s are still here.',
  'ended.title': 'Your membership has ended',
  'ended.intro': 'Your account stays open on the free plan. You can come back to your membership whenever you like.',
  'ended.until': 'Ended on',
  'ended.open': 'See my membership',

  'school.subject': 'A school wants to know LIA: {name}',
  'school.title': 'A school wants to be called',
  'school.name': 'Name',
  'school.email': 'E-mail',
  'school.phone': 'Phone',
  'school.place': 'Place',
  'school.plan': 'Plan',
  'school.message': 'Message',

  'teacher.subject': 'A teacher registered: {name}',
  'teacher.title': 'A teacher registered',
  'teacher.membership': 'Membership',
  'teacher.school': 'School',
  'teacher.subjects': 'Subjects',
  'teacher.documents': 'Documents',

  'volunteer.subject': 'A company wants to volunteer: {company}',
  'volunteer.title': 'A company wants to volunteer',
  'volunteer.company': 'Company',
  'volunteer.businessName': 'Legal name',
  'volunteer.position': 'Position',

  'invoice.issued.subject': 'Your invoice for receipt {folio} is ready',
  'invoice.issued.title': 'Your invoice is ready',
  'invoice.issued.text':
    'We issued the invoice for receipt {folio} to {name}. If it does not reach you in an email of its own, write to {email}.',
  'invoice.fiscalFolio': 'Folio fiscal',
  'invoice.rejected.subject': 'We could not issue the invoice for receipt {folio}',
  'invoice.rejected.title': 'Your invoice needs one more detail',
  'invoice.rejected.text':
    'We could not issue the invoice for receipt {folio} with the details you gave us. Correct them and ask again on the page of your receipt.',
  'invoice.reason': 'Reason',
  'invoice.rfc': 'RFC',
  'invoice.again': 'Ask again',
};
