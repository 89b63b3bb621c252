import { addTexts } from '../i18n/catalogues.ts';
import { moderation as en } from './en.ts';
import { moderation as es } from './es.ts';

// They come with the resource, when it is opened.
addTexts('es', { moderation: es });
addTexts('en', { moderation: en });
