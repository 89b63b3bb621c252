import { addTexts } from '../i18n/catalogues.ts';
import { balance as en } from './en.ts';
import { balance as es } from './es.ts';

// They come with the resource, when it is opened.
addTexts('es', { balance: es });
addTexts('en', { balance: en });
