import { en as messages } from '@lia/sdk/messages/rules.en';

import { en as myCourse } from '../courses/member/en.ts';
import type { Texts } from '../i18n/texts.ts';
import { createText } from '../i18n/translator.ts';
import { en as card } from '../memberships/card/en.ts';
import { en as subscription } from '../memberships/subscription/en.ts';
import { en as furtherChild } from '../registrations/child/en.ts';
import { elementTexts } from './english.ts';

const texts: Record<keyof Texts, string> = { ...elementTexts, ...myCourse, ...card, ...subscription, ...furtherChild };

/** English for React hosts: these show the forms for members as well, which no element does. */
export const english = createText('en', texts, messages);
