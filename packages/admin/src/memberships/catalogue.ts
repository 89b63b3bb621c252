import { addTexts } from '../i18n/catalogues.ts';
import { planTerms as en } from './en.ts';
import { planTerms as es } from './es.ts';

// They come with the resource that uses them, when it is opened.
addTexts('es', { planTerms: es });
addTexts('en', { planTerms: en });
