import { addTexts } from '../i18n/catalogues.ts';
import { jobs as en } from './en.ts';
import { jobs as es } from './es.ts';

// They come with the resources that use them, when one of these is opened.
addTexts('es', { jobs: es });
addTexts('en', { jobs: en });
