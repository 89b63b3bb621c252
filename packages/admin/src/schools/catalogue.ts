import { addTexts } from '../i18n/catalogues.ts';
import { schools as en } from './en.ts';
import { schools as es } from './es.ts';

// They come with the search field.
addTexts('es', { schools: es });
addTexts('en', { schools: en });
