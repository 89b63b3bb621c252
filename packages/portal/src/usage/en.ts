import type { es } from './es.ts';

export const en: Record<keyof typeof es, string> = {
  'usage.title': 'Usage data',
  'usage.text':
    'If you like, we count which screens you open and on which days, to learn what helps and what is missing. We keep nothing that you type, and share none of it with other companies. If you switch it off, we delete what we counted.',
  'usage.switch': 'Count the screens that I open',
  'usage.since': 'On since {date}',
  'usage.failed': 'We could not read your choice',
  'usage.report': 'Most used',
  'usage.report.text': 'People who opened each screen in the last 30 days, of those who agreed to be counted.',
  'usage.report.none': 'Here you will see which screens are used, once at least five people have agreed to be counted.',
};
