import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'notifications.settings.failed': 'We could not open your preferences',
  'notifications.settings.what': 'What we let you know',
  'notifications.settings.always':
    'What you cannot switch off protects your account or is asked for by law: security, receipts and notices of charges, prices and answers about your data.',
  'notifications.settings.unconfirmed':
    'You have not confirmed your e-mail address yet. Until then we only write what is always sent.',
  'notifications.settings.save': 'Save',
  'notifications.settings.saved': 'We saved your preferences',
  'notifications.settings.when': 'When we write to you',
  'notifications.digest': 'E-mails and notifications on your devices',
  'notifications.digest.none': 'As soon as something happens',
  'notifications.digest.daily': 'One summary each day, at 8:00',
  'notifications.digest.weekly': 'One summary each Monday, at 8:00',
  'notifications.digest.classes':
    'Changes of a class (another time, cancelled) do not wait for the summary: they reach you at once, but for your quiet hours.',
  'notifications.quiet': 'Quiet hours',
  'notifications.quiet.text': 'What happens in these hours reaches you at their end. Security notices do not wait.',
  'notifications.quiet.from': 'From',
  'notifications.quiet.until': 'Until',
  'notifications.zone': 'Your time zone',
  'notifications.channel.app': 'At LIA',
  'notifications.channel.email': 'E-mail',
  'notifications.channel.push': 'Device',
  'notifications.kind': 'Topic',
  'notifications.device': 'On this device',
  'notifications.device.switch': 'Notify me on this device',
  'notifications.device.text':
    'We notify you even while LIA is closed. A notification only shows its topic, no names or amounts, and they end when you sign out here.',
  'notifications.device.unsupported':
    'This browser cannot show notifications. You can use the latest Chrome, Edge, Firefox or Safari.',
  'notifications.device.notInstalled':
    'On iPhone and iPad, notifications reach the installed app: tap Share, choose “Add to Home Screen” and open LIA from your home screen.',
  'notifications.device.blocked':
    'Your browser blocks notifications of LIA. To receive them, tap the icon beside the address, open the permissions of the site, allow notifications and come back here.',
  'notifications.device.failed':
    'We could not change the notifications of this device. Check your connection and try again.',
};
