import { addTexts } from '../i18n/catalogues.ts';
import { dataRequests as en } from './en.ts';
import { dataRequests as es } from './es.ts';

// They come with the resource, when it is opened.
addTexts('es', { dataRequests: es });
addTexts('en', { dataRequests: en });
