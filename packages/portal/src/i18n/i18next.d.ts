import 'i18next';

import type { MessageKey } from '@lia/sdk/messages/es';

import type { es } from './es.ts';

declare module 'i18next' {
  // Keys are checked: a text that does not exist does not compile.
  interface CustomTypeOptions {
    defaultNS: 'portal';
    keySeparator: false;
    resources: { portal: typeof es; messages: Record<MessageKey, string> };
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}
