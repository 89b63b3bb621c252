import { addTexts } from '../i18n/catalogues.ts';
import { statistics as en } from './en.ts';
import { statistics as es } from './es.ts';

// They come with the plots.
addTexts('es', { statistics: es });
addTexts('en', { statistics: en });
