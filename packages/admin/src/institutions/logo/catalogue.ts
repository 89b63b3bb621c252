import { addTexts } from '../../i18n/catalogues.ts';
import { logos as en } from './en.ts';
import { logos as es } from './es.ts';

// They come with the logos.
addTexts('es', { logos: es });
addTexts('en', { logos: en });
