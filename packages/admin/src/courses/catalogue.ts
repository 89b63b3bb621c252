import { addTexts } from '../i18n/catalogues.ts';
import { courses as en } from './en.ts';
import { courses as es } from './es.ts';

// They come with the resource that uses them, when it is opened.
addTexts('es', { courses: es });
addTexts('en', { courses: en });
