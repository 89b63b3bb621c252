import { addTexts } from '../../i18n/catalogues.ts';
import { embedLook as en } from './en.ts';
import { embedLook as es } from './es.ts';

// They come with the panel, below the code of a site.
addTexts('es', { embedLook: es });
addTexts('en', { embedLook: en });
