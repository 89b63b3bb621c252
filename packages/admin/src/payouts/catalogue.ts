import { addTexts } from '../i18n/catalogues.ts';
import { payouts as en } from './en.ts';
import { payouts as es } from './es.ts';

// They come with the resource, when it is opened.
addTexts('es', { payouts: es });
addTexts('en', { payouts: en });
