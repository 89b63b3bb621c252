import type { es, MailKey } from './es.ts';

/** Printed receipts and certificates are in Spanish alone: the former are kept for Mexican accounting. */
type PdfKey = Extract<MailKey, `pdf.${string}` | `certificate.${string}`>;

/** Texts of emails, in English. */
export const en: Record<Exclude<keyof typeof es, PdfKey>, string> = {
  signature:
    'LIA, the community of those who teach and learn. You received this e-mail because of your activity with us; there is no need to reply.',
  'signature.unsolicited':
    'LIA, the community of those who teach and learn. You received this e-mail because someone gave us your address; there is no need to reply.',

  'receipt.subject': 'Your receipt {folio}',
  'receipt.preview': 'Thank you: we received your payment of {total}',
  'receipt.thanks': 'Thank you, {name}! We received your payment',
  'receipt.thanks.donation': 'Thank you, {name}! We received your donation',
  'receipt.thanks.sponsorship': 'Thank you, {name}! We received your sponsorship',
  'receipt.intro': 'This is your receipt. It is also attached as a PDF (in Spanish), to keep or to print.',
  'receipt.folio': 'Receipt #',
  'receipt.date': 'Date',
  'receipt.payer': 'In the name of',
  'receipt.total': 'Total',
  'receipt.payment': 'Payment ID',
  'receipt.open': 'See my receipt',
  'receipt.invoice': 'Do you need an invoice? Request it on your receipt’s page, or write to {email}.',
  'receipt.deductible':
    'This gift is tax-deductible in Mexico: LIA is an authorised donee (official letter {authorisation}). To deduct it, request your invoice.',
  'receipt.notDeductible': 'This gift is not tax-deductible: LIA is not an authorised donee.',
  'receipt.notInvoice': 'This receipt proves your payment; it is not a tax invoice (CFDI).',

  'cancelled.subject': 'Your receipt {folio} was cancelled',
  'cancelled.preview': 'We refunded {total} to you.',
  'cancelled.title': 'We refunded your payment',
  'cancelled.text':
    'We refunded {total} to the payment method you used; your bank may take a few days to show it. Receipt {folio} is cancelled.',
  'cancelled.textByHand':
    'We refunded {total} to you; your bank may take a few days to show it. Receipt {folio} is cancelled.',
  'cancelled.question': 'If you did not expect this, write to {email} and we will look into it with you.',
  'unmarked.preview': 'We removed the mark of its payment by bank transfer.',
  'unmarked.title': 'We cancelled your receipt {folio}',
  'unmarked.text':
    'We cancelled receipt {folio}: we removed the mark of its payment by bank transfer. If you already made the transfer or expect a refund, write to {email} and we will look into it with you.',

  'refund.subject': 'We refunded you {amount}',
  'refund.preview': 'Your order is still valid.',
  'refund.title': 'We refunded you {amount}',
  'refund.duplicate':
    'We noticed that your order was paid twice and refunded the second payment to the payment method you used. Your bank may take a few days to show it. There is nothing you need to do.',
  'refund.duplicateByHand':
    'We noticed that your order was paid twice and refunded the second payment to you. Your bank may take a few days to show it. There is nothing you need to do.',
  'refund.late':
    'Your payment reached us after the period of your order had ended, so we refunded it to the payment method you used. Your bank may take a few days to show it. If you still need what you ordered, you can order it again.',
  'refund.lateByHand':
    'Your payment reached us after the period of your order had ended, so we refunded it to you. Your bank may take a few days to show it. If you still need what you ordered, you can order it again.',
  'refund.latePreview': 'Your payment arrived after the period had ended.',
  'refund.part':
    'We refunded part of your payment to the payment method you used; your bank may take a few days to show it. Everything else stays as it is.',
  'refund.amount': 'Refunded',

  'voucher.subject': 'Your OXXO payment',
  'voucher.preview': 'Pay {total} at your nearest store.',
  'voucher.title': 'Your payment slip is ready',
  'voucher.intro': 'Show the number at the counter of any OXXO. Keep this email: the link to your slip stays the same.',
  'voucher.what': 'For',
  'voucher.total': 'Total',
  'voucher.number': 'Number',
  'voucher.until': 'Pay before',
  'voucher.open': 'See my slip',
  'voucher.paid': 'We will send your receipt once you have paid. It may take a few hours.',
  'reminder.subject': 'Your OXXO slip expires on {day}',
  'reminder.title': 'Your payment slip expires on {day}',
  'reminder.intro': 'There is still time: show the number at the counter of any OXXO.',

  'transferCancelled.subject': 'We cancelled the order of the transfer {reference}',
  'transferCancelled.preview': 'You do not have to make it any more.',
  'transferCancelled.title': 'Your order is cancelled',
  'transferCancelled.intro':
    'We do not wait for your transfer any more, and there is nothing to pay. If you still need the licences, you can order them again.',
  'transferCancelled.sent': 'Did you make it already? Write to us at {email}, and we will sort it out with you.',
  'donationAgreed.subject': 'Here you can make your donation to LIA',
  'donationAgreed.preview': 'What we agreed on: {total}.',
  'donationAgreed.title': 'Thank you, {name}',
  'donationAgreed.intro':
    'This is the donation that we agreed on with you. The button leads to where you choose how to pay, and once it is paid we send you your receipt.',
  'sponsorshipAgreed.subject': 'Here you can pay your sponsorship of LIA',
  'sponsorshipAgreed.intro':
    'This is the sponsorship that we agreed on with you. The button leads to the ways to pay it, and once it is paid we send you your receipt.',
  'sponsorshipAgreed.children': 'Students',
  'sponsorshipAgreed.months': 'Months',
  'sponsorshipAgreed.monthly': 'Contribution per student and month',
  'sponsorshipAgreed.pay': 'Pay my sponsorship',
  'donationAgreed.children': 'Children',
  'donationAgreed.each': 'For each of them',
  'donationAgreed.total': 'Total',
  'donationAgreed.pay': 'Make my donation',
  'donationAgreed.question': 'Is this not what we agreed on? Write to us at {email}.',
  'transfer.subject': 'Details for your transfer {reference}',
  'transfer.preview': 'Transfer {total} to get your licences.',
  'transfer.title': 'Your transfer is missing',
  'transfer.intro': 'You ordered more licences. Make a transfer with these details, and write the reference beside it.',
  'transfer.total': 'Total',
  'transfer.reference': 'Reference',
  'transfer.account': 'Account',
  'transfer.askAccount': 'Ask us for it at {email}',
  'transfer.what': 'For',
  'transfer.licences': 'Licences',
  'transfer.open': 'See my order',
  'transfer.paid': 'Once we see your transfer, the licences will be in your plan, and we will send your receipt.',

  'course.subject': 'Your course is ready: {course}',
  'course.preview': 'Sign in to get started.',
  'course.title': 'Your course is in your account',
  'course.intro': 'Your payment was approved. The course is yours, with no end date.',
  'course.intro.included': 'Your plan includes it, so you paid nothing. The course is yours, with no end date.',
  'course.intro.given': 'The team of LIA gave you a place, free of charge.',
  'course.name': 'Course',
  'course.username': 'Your username',
  'course.enter': 'Sign in',
  'course.password':
    'Sign in with the password of this account: if it is new, the one you chose when you bought the course.',
  'course.duplicate': 'You already had this course. Write to {email} and we will refund this second payment.',
  'course.owned.subject': 'We are refunding you: you already had {title}',
  'course.owned.preview': 'Your course is still in your account.',
  'course.owned.title': 'You already had this course',
  'course.owned.text':
    'We received a second payment for a course that is already yours, and we are refunding all of it to the payment method you used. Your bank may take a few days to show it. There is nothing you need to do.',
  'plan.owned.subject': 'We are refunding you: your children already have {title}',
  'plan.owned.preview': 'Your children keep their plan.',
  'plan.owned.title': 'Your children already have this plan',
  'plan.owned.text':
    'Someone else who answers for your children paid this plan at nearly the same time as you. We are refunding all of it to the payment method you used, and will not charge you again. Your bank may take a few days to show it. There is nothing you need to do.',
  'school-plan.owned.subject': 'We are refunding you: your school has a plan already',
  'school-plan.owned.preview': 'Your school keeps its plan.',
  'school-plan.owned.title': 'Your school has a plan already',
  'school-plan.owned.text':
    'Another administrator of your school paid the plan at nearly the same time as you. We are refunding all of it to the payment method you used, and will not charge you again. Your bank may take a few days to show it. There is nothing you need to do.',
  'owned.cash': 'If you paid in cash, write to {email} and we will arrange the refund with you.',
  'course.notYou': 'If this was not you, write to {email}.',

  'confirm.subject': 'Confirm your e-mail address',
  'confirm.preview': 'Open the page and press the button: that is all.',
  'confirm.title': 'Hello, {name}. Is this address yours?',
  'confirm.intro':
    'Open the page and press the button to confirm it. That way we know that your receipts and notices reach you and no one else.',
  'confirm.username': 'Account',
  'confirm.open': 'Confirm my address',
  'confirm.once': 'The link works once and is valid for {days} days.',
  'confirm.notYou':
    'If this account is not yours, do not press the button: without your confirmation it cannot use your address.',

  'guardian.subject': '{school} invites you to LIA',
  'guardian.preview': 'Accompany your children in their community.',
  'guardian.title': '{school} invites you to accompany your children',
  'guardian.intro':
    'Your school opened accounts in LIA for its students and gave us your address. Accept the invitation to see how they are doing and to take care of their accounts.',
  'guardian.intro.teacher':
    'Their teacher registered these students in LIA and gave us your address. Accept the invitation to authorise their accounts, see how they are doing and look after them.',
  'guardian.teachers': 'Teacher',
  'guardian.children': 'Students',
  'guardian.open': 'See the invitation',
  'guardian.days': 'The invitation expires in {days} days.',
  'guardian.notYou':
    'If you do not know these students, do not accept: without you, no one comes in with this address.',

  'parent.subject': '{inviter} invites you to LIA',
  'parent.preview': 'Follow your children together.',
  'parent.title': '{inviter} invites you to follow their children',
  'parent.intro':
    'Accept the invitation with this address to see how they are doing and to take care of their accounts.',
  'parent.notYou': 'If you do not know who invites you, do nothing: without you no one signs in with this address.',
  'parentWaits.subject': '{name} wants to follow your children',
  'parentWaits.title': '{name} accepted your invitation',
  'parentWaits.intro':
    'They used the link that you shared. Confirm that it is who you expected: until then they see nothing.',
  'parentAccepted.subject': '{name} follows your children now',
  'parentAccepted.title': '{name} accepted your invitation',
  'parentAccepted.intro':
    'They see the accounts of your children. If it was not who you expected, end it on the page of each child.',
  'parentAccepted.preview': 'An answer to your invitation.',
  'parentAccepted.open': 'See my children',
  'parentConfirmed.subject': '{inviter} confirmed you',
  'parentConfirmed.title': 'You can follow them now',
  'parentConfirmed.preview': 'See how they are doing.',
  'parentConfirmed.open': 'See how they are doing',

  'known.subject': 'There is another account with your address',
  'known.preview': 'Your account has not changed.',
  'known.title': 'Hello, {name}. Someone opened another account with your address',
  'known.intro':
    'Your account has not changed, and no one signed in to it. The new one is separate and cannot see anything in yours.',
  'known.yours': 'Your account',
  'known.other': 'The new account',
  'known.you':
    'If it was you, what you registered or bought is in the new account. Sign in to each with its own username and password.',
  'known.notYou': 'If it was not you, there is nothing to do. Your address stays confirmed for your account alone.',

  'invitation.subject': 'Your LIA account is ready',
  'invitation.preview': 'Choose your password to sign in.',
  'invitation.title': 'Hello, {name}',
  'invitation.intro': 'An account in the LIA community was opened for you. Choose your password and sign in.',
  'invitation.username': 'Your username',
  'invitation.open': 'Choose my password',
  'invitation.once':
    'The link works once and is valid for {days} days. After that, ask for another one when you sign in.',
  'invitation.notYou': 'If you did not expect this account, do nothing.',
  'reset.subject': 'Choose a new password',
  'reset.preview': 'The link works once and is valid for {minutes} minutes.',
  'reset.intro':
    'We were asked to change the password of your LIA account. If it was you, open the page and enter a new one.',
  'reset.several': 'There are several accounts with this address. Use the link for yours.',
  'reset.open': 'Choose a password for {username}',
  'reset.once': 'Each link works once and is valid for {minutes} minutes.',
  'reset.notYou': 'If it was not you, do nothing: your password stays as it is.',

  'changed.subject': 'Your password has changed',
  'changed.preview': 'If it was not you, act now.',
  'changed.intro': 'The password of your LIA account has changed, and your other sessions have been signed out.',
  'changed.username': 'Username',
  'changed.notYou': 'If it was not you, choose another password right now and write to {email}.',
  'changed.open': 'Choose another password',

  'secondFactor.on.subject': 'You turned on two-step verification',
  'secondFactor.on.intro': 'From now on, your LIA account asks for a code of your app besides the password.',
  'secondFactor.off.subject': 'You turned off two-step verification',
  'secondFactor.off.intro': 'Your LIA account asks for the password alone again.',
  'secondFactor.reset.subject': 'We turned off two-step verification of your account',
  'secondFactor.reset.intro': 'The LIA team did it so that you can sign in with your password. Turn it on again soon.',
  'secondFactor.codes.subject': 'You have new recovery codes',
  'secondFactor.codes.intro': 'The earlier codes of your LIA account are worthless.',
  'secondFactor.recovery.subject': 'You used a recovery code',
  'secondFactor.recovery.intro':
    'Your LIA account was signed in to with one of your codes. That code is worthless now.',

  'identity.linked.subject': 'There is another way to sign in to your account',
  'identity.linked.intro': 'From now on, you also sign in to LIA with the account of another site that you linked.',
  'identity.unlinked.subject': 'There is one way less to sign in to your account',
  'identity.unlinked.intro': 'The account of another site that was linked does not open your LIA account any more.',

  'account.merged.subject': 'We merged your two LIA accounts',
  'account.merged.intro':
    'The LIA team merged your two accounts into one. From now on you sign in with this username: the other one does not work any more.',
  'account.merged.password.username': 'The password is the one that you used with this username.',
  'account.merged.password.other': 'The password is the one that you used with your other username.',
  'account.merged.password.either':
    'The password is that of this username or, if it had none, that of your other account.',
  'account.merged.password.none': 'It has no password yet: choose one to sign in.',

  'accounts.subject': 'Your LIA accounts are ready',
  'accounts.preview': 'Here are your family’s usernames.',
  'accounts.title': 'Welcome, {name}!',
  'accounts.intro': 'These are the usernames that each member of your family signs in with.',
  'accounts.password':
    'Everyone signs in with the password you chose when you registered. Where a username was taken, we added a number.',
  'accounts.password.free': 'Everyone signs in with the password you chose when you registered.',

  'membership.plan': 'Plan',
  'membership.question': 'Questions? Write to {email}.',
  'owes.subject': 'We could not renew your membership',
  'owes.preview': 'Change your card to keep it.',
  'owes.intro':
    'The period you paid for has ended, and the renewal did not go through. Your membership stays active for a few more days so that you can fix it.',
  'grace.subject': 'The next payment of your membership is missing',
  'grace.preview': 'Pay it to keep your membership.',
  'grace.title': 'A membership payment is missing',
  'grace.intro':
    'The period you paid for has ended. Your membership stays active for a few more days: choose your plan and how to pay for it to keep it.',
  'grace.until': 'Active until',
  'grace.open': 'Fix my membership',
  'ended.subject': 'Your membership has ended',
  'ended.preview': 'Your account and what is in it are still here.',
  'ended.title': 'Your membership has ended',
  'ended.intro': 'Your account stays open on the free plan. You can come back to your membership whenever you like.',
  'ended.until': 'Ended on',
  'ended.open': 'See my membership',

  'renewal.subject': 'Your membership renews soon',
  'renewal.preview': 'See with how many licences it goes on and what it costs.',
  'renewal.title': 'Your next period begins soon',
  'renewal.automatic': 'Your card is charged. Until that day you can change with how many licences it goes on.',
  'renewal.byHand':
    'Pay it before to keep your membership. Until then you can change with how many licences it goes on.',
  'renewal.ends': 'Your plan ends soon',
  'renewal.from': 'Begins on',
  'renewal.licences': 'Licences',
  'renewal.total': 'Costs',
  'renewal.frees': 'With this number they no longer have a licence: {names}.',
  'renewal.open': 'See my membership',
  'cash.subject': 'Your plan ends on {day}',
  'cash.preview': 'Pay it at OXXO so that you keep it.',
  'cash.title': 'Your plan ends on {day}',
  'cash.voucher':
    'Your voucher for the next period is ready: show its number at any OXXO counter. What you pay early begins when your period ends.',
  'cash.ask':
    'To go on, pay the next period. On the page of your membership you can ask for your OXXO voucher, or choose another way to pay.',
  'renewalPrice.subject': 'The price of your membership changes',
  'renewalPrice.preview': 'We let you know in time from when, and how much.',
  'renewalPrice.title': 'Your plan changes its price',
  'renewalPrice.intro':
    'Until that day you pay the same as always. If you do not want to go on, you can cancel before at no cost.',
  'renewalPrice.now': 'You pay today',
  'renewalPrice.then': 'New price',
  'renewalPrice.from': 'From',

  place: 'Place',
  'school.subject': 'A school wants to learn about LIA: {name}',
  'school.title': 'A school is asking for a call',

  'teacher.subject': 'A teacher registered: {name}',
  'teacher.title': 'A teacher registered',

  'volunteer.subject': 'A company wants to volunteer: {company}',
  'volunteer.title': 'A company wants to volunteer',

  'offered.donation.subject': 'An offer to donate for more than ten children: {company}',
  'offered.donation.title': 'An offer to donate for more than ten children',
  'offered.sponsorship.subject': 'An offer to sponsor more than ten students: {company}',
  'offered.sponsorship.title': 'An offer to sponsor more than ten students',

  'contactReceived.donations': 'We received your offer of a donation',
  'contactReceived.sponsorships': 'We received your offer of a sponsorship',
  'contactReceived.volunteerings': 'We received your offer to volunteer',
  'contactReceived.school-contacts': 'We received your request',
  'contactReceived.text':
    'Thank you for thinking of LIA. We will get in touch with you to agree on the details; there is nothing else for you to do.',
  'contactReceived.more': 'To add something, write to {email} with the reference.',

  'invoice.issued.subject': 'Your invoice for receipt {folio} is ready',
  'invoice.issued.title': 'Your invoice is ready',
  'invoice.issued.text':
    'Attached is the invoice of receipt {folio} for {name}, as PDF and XML. You can also download it on the page of your receipt. If anything is wrong, write to {email}.',
  'invoice.open': 'Open my receipt',
  'invoice.replaces': 'It replaces invoice {id}, which was cancelled.',
  'invoice.fiscalFolio': 'Folio fiscal',
  'invoice.rejected.subject': 'We could not issue the invoice for receipt {folio}',
  'invoice.rejected.title': 'Your invoice needs one more detail',
  'invoice.rejected.text':
    'We could not issue the invoice for receipt {folio} with the details you gave us. Correct them and request it again on your receipt’s page.',
  'invoice.reason': 'Reason',
  'invoice.again': 'Request it again',

  'data.received.title': 'We received your request about your data',
  'data.received.text': 'We will answer by {day}. To add something, write to {email} with the reference.',
  'data.archived.title': 'The archive of your data is ready',
  'data.archived.text':
    'Sign in to download it within the next {days} days. If you did not ask for it, write to {email} with the reference.',
  'data.answered.title': 'We answered your request about your data',
  'data.answered.text': 'If anything is unclear, write to {email} with the reference.',
  'data.refused.title': 'We could not grant your request about your data',
  'data.refused.text': 'We explain why. If you do not agree, write to {email} with the reference.',
  'data.extended.title': 'We need more time for your request about your data',
  'data.extended.text': 'We will answer by {day}. With any question, write to {email} with the reference.',
  'data.deactivated':
    'Your account is deactivated, so you cannot read it in “My data”. Write to {email} with the reference and we will get it to you.',
  'data.open': 'See my request',
  'unsubscribe.why': 'You choose what we write to you and when.',
  'unsubscribe.stop': 'Stop these e-mails',
  'unsubscribe.preferences': 'Choose which e-mails I get',
};
