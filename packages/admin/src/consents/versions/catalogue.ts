import { addTexts } from '../../i18n/catalogues.ts';
import { legalTexts as en } from './en.ts';
import { legalTexts as es } from './es.ts';

// They come with the resource that uses them, when it is opened.
addTexts('es', { legalTexts: es });
addTexts('en', { legalTexts: en });
