import { addTexts } from '../i18n/catalogues.ts';
import { giving as en } from './en.ts';
import { giving as es } from './es.ts';

// They come with the resources that use them, when one of these is opened.
addTexts('es', es);
addTexts('en', en);
