import { addTexts } from '../i18n/catalogues.ts';
import { lessons as en } from './en.ts';
import { lessons as es } from './es.ts';

// They come with the page of a course.
addTexts('es', { lessons: es });
addTexts('en', { lessons: en });
