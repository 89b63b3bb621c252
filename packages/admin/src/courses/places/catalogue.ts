import { addTexts } from '../../i18n/catalogues.ts';
import { coursePlaces as en } from './en.ts';
import { coursePlaces as es } from './es.ts';

// They come with the pages of a course and of a person.
addTexts('es', { coursePlaces: es });
addTexts('en', { coursePlaces: en });
