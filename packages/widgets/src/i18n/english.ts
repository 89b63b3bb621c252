import { en as messages } from '@lia/sdk/messages/en';

import { en } from './en.ts';
import { createText } from './translator.ts';

/** English, a module of its own so that only who reads it fetches it. */
export const english = createText('en', { texts: en, messages });
